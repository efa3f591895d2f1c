import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNames } from '#engine/labels.ts'
import { useNoteOpened } from '#engine/records/useNews.ts'
import type { AppWithObjects } from '#features/apps/useApps.ts'
import { downloadFile } from '#features/files/downloadFile.ts'
import { fullName, type StoredFile, toStoredFiles } from '#features/files/storedFile.ts'
import type { SearchResult } from '#features/palette/searchResults.ts'
import { planAddress, planner } from '#features/plans/planRules.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'

const filePath = 'filemanager/files'

/** The plans and files of one's own institutions, with the institution's name; staff search all of them on the server. */
export function useOwnFinds(viewer: Viewer, apps: readonly AppWithObjects[]): SearchResult[][] {
  const getName = useNames()
  const noteOpened = useNoteOpened()
  const isEnabled = !viewer.isStaff && !viewer.isDemo
  const { plans, place } = usePlans(null, isEnabled && planner(viewer))
  const files = useQuery({
    ...listQuery(viewer.id, filePath, { byPermissions: 1, size: 'all', ordering: '-created' }),
    enabled: isEnabled,
    meta: { isShownInPlace: true },
  })
  const saving = useAction<StoredFile>({
    run: async (file) => {
      await downloadFile(file)
      noteOpened(filePath, file)
    },
    title: fullName,
  })
  const nameInstitution = (type: unknown, id: unknown) =>
    apps.find(({ app }) => app.contentType === type)?.objects.find((object) => object.id === id)?.name ?? ''
  return [
    plans.map((plan) => ({
      key: `plan ${plan.id}`,
      label: toText(plan.title),
      about: nameInstitution(Number(getIds(plan.content_type)[0]), plan.object_id),
      kind: getName('results/actions'),
      to: planAddress(plan, place),
    })),
    toStoredFiles(files.data?.rows).map((file) => ({
      key: `file ${file.id}`,
      label: fullName(file),
      about: file.owner,
      kind: getName(filePath),
      to: '/',
      onSelect: () => void saving.run(file),
    })),
  ]
}

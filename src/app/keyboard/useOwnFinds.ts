import type { Viewer } from '#api/session/viewer.ts'
import { useNames } from '#engine/labels.ts'
import type { AppWithObjects } from '#features/apps/useApps.ts'
import { filePath, fullName } from '#features/files/storedFile.ts'
import { useOwnFiles } from '#features/files/useOwnFiles.ts'
import type { SearchResult } from '#features/palette/searchResults.ts'
import { planAddress, planner } from '#features/plans/planRules.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The plans and files of one's own institutions, with the institution's name; staff search all of them on the server. */
export function useOwnFinds(viewer: Viewer, apps: readonly AppWithObjects[]): SearchResult[][] {
  const getName = useNames()
  const isEnabled = !viewer.isStaff && !viewer.isDemo
  const { plans, place } = usePlans(null, isEnabled && planner(viewer))
  const { files, save } = useOwnFiles(isEnabled)
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
    files.map((file) => ({
      key: `file ${file.id}`,
      label: fullName(file),
      about: file.owner,
      kind: getName(filePath),
      to: '/',
      onSelect: () => save(file),
    })),
  ]
}

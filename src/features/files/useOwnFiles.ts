import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNoteOpened } from '#engine/records/useNews.ts'
import { useViewer } from '#engine/viewer.ts'
import { downloadFile } from './downloadFile.ts'
import { filePath, fullName, type StoredFile, toStoredFiles } from './storedFile.ts'

/** All files of one's own institutions, the newest first, and what saves one; none until they are loaded. */
export function useOwnFiles(isEnabled: boolean): { files: readonly StoredFile[]; save: (file: StoredFile) => void } {
  const viewer = useViewer()
  const noteOpened = useNoteOpened()
  const { data } = useQuery({
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
  return { files: toStoredFiles(data?.rows), save: (file) => void saving.run(file) }
}

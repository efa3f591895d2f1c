import { call } from '#api/client.ts'
import { saveBlob } from '#api/download.ts'
import type { StoredFile } from '#features/files/storedFile.ts'
import { fullName } from '#features/files/storedFile.ts'

/** Saves a file under its own name; `byPermissions` 0 asks for it whatever the own permissions cover (FILE-09). */
export async function downloadFile(file: StoredFile, byPermissions?: 0): Promise<void> {
  const { blob } = await call('GET', `filemanager/files/${file.id}/download/`, {
    as: 'file',
    query: byPermissions === undefined ? {} : { byPermissions },
  })
  saveBlob(blob, fullName(file))
}

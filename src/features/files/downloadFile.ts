import { call } from '#api/calls/client.ts'
import { saveBlob } from '#api/files/download.ts'
import { fullName, type StoredFile } from './storedFile.ts'

/** Saves a file under its own name; `byPermissions` 0 requests it regardless of the own permissions (FILE-09). */
export async function downloadFile(file: StoredFile, byPermissions?: 0): Promise<void> {
  const { blob } = await call('GET', `filemanager/files/${file.id}/download/`, {
    as: 'file',
    query: byPermissions === undefined ? {} : { byPermissions },
  })
  saveBlob(blob, fullName(file))
}

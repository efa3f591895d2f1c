import { call } from '#api/client.ts'
import { saveBlob } from '#api/download.ts'
import type { StoredFile } from '#features/files/storedFile.ts'
import { fullName } from '#features/files/storedFile.ts'

/** Saves a file under its own name. */
export async function downloadFile(file: StoredFile): Promise<void> {
  const { blob } = await call('GET', `filemanager/files/${file.id}/download/`, { as: 'file' })
  saveBlob(blob, fullName(file))
}

import type { RowAt } from '#api/rows/page.ts'
import type { PanelProps } from '#engine/collection.ts'
import { FileButton } from './FileButton.tsx'
import { toStoredFile } from './storedFile.ts'

/** Saves the file of a record. */
export default function Download({ row }: PanelProps<RowAt<'filemanager/files'>>) {
  const file = toStoredFile(row)
  return file ? <FileButton file={file} kind="quiet" /> : null
}

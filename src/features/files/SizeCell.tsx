import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { FileButton } from './FileButton.tsx'
import { toStoredFile } from './storedFile.ts'

/** Saves the file of a row; the label of the button is its size. */
export default function SizeCell({ row }: CellProps<RowAt<'filemanager/files'>>) {
  const file = toStoredFile(row)
  return file ? <FileButton file={file} isShort /> : '-'
}

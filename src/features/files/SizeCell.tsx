import type { CellProps } from '#engine/collection.ts'
import { showSize } from './storedFile.ts'

/** The size of a file. */
export default function SizeCell({ value }: CellProps) {
  return showSize(value)
}

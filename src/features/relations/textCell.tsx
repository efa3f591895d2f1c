import type { CellProps } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import { asText } from '#lib/text.ts'

/** A cell that shows the first of several paths that holds a text or a number. */
export function textCell(paths: readonly string[]) {
  return function TextCell({ row }: CellProps) {
    const value = paths
      .map((path) => valueAt(row, path))
      .find((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''))
    return <bdi translate="no">{asText(value) || '-'}</bdi>
  }
}

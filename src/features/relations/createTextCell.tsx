import type { CellProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** A cell that shows the first of several paths with a text or a number. */
export function createTextCell(paths: readonly string[]) {
  return function TextCell({ row }: CellProps) {
    const value = paths
      .map((path) => getAtPath(row, path))
      .find((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''))
    return <bdi translate="no">{toText(value) || '-'}</bdi>
  }
}

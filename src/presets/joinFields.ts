import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** The title of a record without a name of its own: the texts under these paths. */
export function joinFields(row: object, paths: readonly string[]): string {
  return paths
    .map((path) => toText(getAtPath(row, path)))
    .filter(Boolean)
    .join(', ')
}

import { valueAt } from '#lib/valueAt.ts'
import { asText } from '#lib/text.ts'

/** What names a record that has no name of its own: the texts under these paths. */
export function joinedTexts(row: object, paths: readonly string[]): string {
  return paths
    .map((path) => asText(valueAt(row, path)))
    .filter(Boolean)
    .join(', ')
}

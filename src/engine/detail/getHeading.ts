import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import type { Language } from '#lib/languages.ts'

/** The name of a record on its page. */
export function getHeading(collection: Collection, row: Row, language: Language): string {
  return collection.heading?.(row).trim() || getTitle(collection, row, language)
}

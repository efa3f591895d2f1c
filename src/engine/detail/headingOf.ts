import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import { titleOf } from '#engine/formatValue.ts'
import type { Language } from '#lib/languages.ts'

/** What the page of a record calls it. */
export function headingOf(collection: Collection, row: Row, language: Language): string {
  return collection.heading?.(row).trim() || titleOf(collection, row, language)
}

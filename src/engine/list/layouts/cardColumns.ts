import { type Column, toObjects } from '#engine/collection.ts'
import type { AnyLayout } from '#engine/list/layouts.ts'

/** What a layout shows of a record besides its name. */
export function getCardColumns(layout: AnyLayout): Column[] {
  return toObjects<Column>(layout.as === 'board' ? layout.card : layout.about)
}

import type { CellProps } from '#engine/collection.ts'
import type { RowAt } from '#api/rows/page.ts'
import { useEventType } from './useEventType.ts'

/** A cell with the type of a date beside its name, where the name does not say it. */
export function createEventTypeCell(list: string) {
  return function EventTypeCell({ row }: CellProps<RowAt<'patzu/event'>>) {
    return useEventType(list)(row)
  }
}

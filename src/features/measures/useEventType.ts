import { use } from 'react'
import type { RowAt } from '#api/rows/page.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { formatValue } from '#engine/formatValue.ts'
import { useLabels } from '#engine/labels.ts'
import { toText } from '#lib/text/text.ts'

/** The type of a date in the reader's language; an empty text where its name says the same. */
export function useEventType(list: string): (row: RowAt<'patzu/event'>) => string {
  const field = use(CollectionsContext).get(list)?.fields['typ']
  const labels = useLabels({ path: list })
  return (row) => {
    const type = field && row.typ ? formatValue(field, 'typ', row.typ, labels) : ''
    return toText(row.name).toLowerCase().includes(type.toLowerCase()) ? '' : type
  }
}

import { use } from 'react'
import type { CellProps } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { formatValue } from '#engine/formatValue.ts'
import { useLabels } from '#engine/labels.ts'

/** A cell that all measures of a date share. */
export function createRepeatedCell(list: string, name: 'typ' | 'end_date') {
  return function RepeatedCell({ value }: CellProps) {
    const field = use(CollectionsContext).get(list)?.fields[name]
    const labels = useLabels({ path: list })
    return <span data-repeats>{field ? formatValue(field, name, value, labels) : '-'}</span>
  }
}

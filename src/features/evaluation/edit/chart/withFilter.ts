import type { RowFilter } from '#features/evaluation/data/chart.ts'

/** Filters with another one for an attribute, or none; those that leave values out stay as they are. */
export function withFilter(filters: readonly RowFilter[], attribute: string, filter: RowFilter | null): RowFilter[] {
  const at = filters.findIndex((one) => one.attribute === attribute && one.operator !== 'not_in')
  if (at === -1) return filter ? [...filters, filter] : [...filters]
  return filters.flatMap((one, index) => (index === at ? (filter ?? []) : one))
}

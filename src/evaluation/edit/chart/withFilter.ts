import type { RowFilter } from '#evaluation/model/chart.ts'

/** The place of the filter of an attribute that is edited: the one that keeps values, else, where values are listed, the one that leaves some out; -1 for none. */
export function editedAt(filters: readonly RowFilter[], attribute: string, isListed: boolean): number {
  const keeping = filters.findIndex((one) => one.attribute === attribute && one.operator !== 'not_in')
  return keeping === -1 && isListed ? filters.findIndex((one) => one.attribute === attribute) : keeping
}

/** Filters with another one in place of the edited one, or none; all others stay as they are. */
export function withFilter(
  filters: readonly RowFilter[],
  attribute: string,
  filter: RowFilter | null,
  isListed: boolean,
): RowFilter[] {
  const at = editedAt(filters, attribute, isListed)
  if (at === -1) return filter ? [...filters, filter] : [...filters]
  return filters.flatMap((one, index) => (index === at ? (filter ?? []) : one))
}

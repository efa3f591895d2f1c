import type { RowFilter } from '#evaluation/model/chart.ts'

/**
 * The index of the attribute's filter to edit: the one that keeps values, else, if values are listed, the one that
 * excludes some; -1 for none.
 */
export function editedAt(filters: readonly RowFilter[], attribute: string, isListed: boolean): number {
  const keeping = filters.findIndex((one) => one.attribute === attribute && one.operator !== 'not_in')
  return keeping === -1 && isListed ? filters.findIndex((one) => one.attribute === attribute) : keeping
}

/** Replaces or removes the edited filter; all others stay. */
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

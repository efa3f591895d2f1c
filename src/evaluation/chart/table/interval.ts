import type { Column } from '#evaluation/types/table/toTable.ts'

/** Whether a column has the lower ends of intervals; the next one has their upper ends. */
export function isIntervalStart(column: Pick<Column, 'key'> | undefined): boolean {
  return column?.key.endsWith('-column.low') === true
}

/** Whether a column has the upper ends of intervals, which are shown with their lower ends. */
export function isIntervalEnd(column: Pick<Column, 'key'> | undefined): boolean {
  return column?.key.endsWith('-column.high') === true
}

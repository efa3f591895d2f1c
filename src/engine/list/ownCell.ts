import type { CellProps, Column } from '#engine/collection.ts'
import { lazy, type Lazy } from '#ui/lazy/lazy.ts'

/** A column's own cell: one component for all rows, rendered immediately where it was loaded before. */
export function ownCell(load: Lazy<CellProps>): ReturnType<typeof lazy<CellProps>> {
  return lazy(load, 'line')
}

/**
 * Loads the cells of columns while their rows are loading, so that columns do not change their width afterwards. Never
 * fails.
 */
export async function loadCells(columns: readonly Column[]): Promise<void> {
  await Promise.all(columns.map(async ({ cell }) => cell && (await ownCell(cell).ready())))
}

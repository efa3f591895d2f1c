import type { CellProps, Column, Lazy } from '#engine/collection.ts'
import { lazyPart } from '#ui/lazyPart.ts'

const parts = new WeakMap<Lazy<CellProps>, ReturnType<typeof lazyPart<CellProps>>>()

/** A column's own cell: one component for all rows, drawn at once where it was loaded before. */
export function ownCell(load: Lazy<CellProps>): ReturnType<typeof lazyPart<CellProps>> {
  const known = parts.get(load)
  if (known) return known
  const part = lazyPart<CellProps>(async () => (await load()).default)
  parts.set(load, part)
  return part
}

/** Loads the cells of columns while their rows are on the way, or columns would change their width afterwards. Never fails. */
export async function loadCells(columns: readonly Column[]): Promise<void> {
  await Promise.all(columns.map(async ({ cell }) => cell && (await ownCell(cell).ready())))
}

import type { CellProps } from '#engine/collection.ts'
import type { RelationTarget } from '#engine/records/relation.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

/** Renders the category at the first of several paths that has one: some servers nest values that others send flat. */
export function categoryText(...paths: string[]): Lazy<CellProps> {
  return () =>
    import('#features/relations/createCategoryCell.tsx').then(({ createCategoryCell }) => ({
      default: createCategoryCell(paths),
    }))
}

/**
 * Renders the name of a related record: the nested one, the text `beside` it, otherwise looked up; `at` where the
 * column is not the relation itself.
 */
export function relationName(target: RelationTarget, beside?: string, at?: string): Lazy<CellProps> {
  return () =>
    import('#features/relations/createNameCell.tsx').then(({ createNameCell }) => ({
      default: createNameCell(target, beside, at),
    }))
}

export const contentTypeName: Lazy<CellProps> = () => import('#features/relations/ContentTypeCell.tsx')

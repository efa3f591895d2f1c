import type { Values } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'

/**
 * Removes the rows of a measure that were added and never filled in: attributes without a name, filters without key and
 * value.
 */
export function withoutEmptyRows(body: Values): Values {
  return {
    ...body,
    ...kept(body, 'default_attributes', (row) => has(row, 'name')),
    ...kept(body, 'filter', (row) => has(row, 'key') || has(row, 'value')),
  }
}

function kept(body: Values, key: string, isFilled: (row: Values) => boolean): Values {
  const rows = body[key]
  if (!Array.isArray(rows)) return {}
  return { [key]: rows.filter((row: unknown) => typeof row !== 'object' || row === null || isFilled({ ...row })) }
}

function has(row: Values, key: string): boolean {
  return toText(row[key]).trim() !== ''
}

import { type Page, type Row, toPage } from '#api/rows/page.ts'
import { type Collection, type Column, getField } from '#engine/collection.ts'
import { type Field, getKeys } from '#engine/fieldTypes.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import type { Answer } from './Backend.ts'

/** A page of rows, or what is wrong with the answer. */
export function parsePage({
  status,
  body,
  text,
}: Answer): { page: Page } | { wrong: string; kind: 'refused' | 'shape' } {
  if (status !== 200)
    return { kind: 'refused', wrong: `${status || 'no answer'}: ${text.replace(/\s+/g, ' ').slice(0, 200)}` }
  try {
    return { page: toPage(body) }
  } catch {
    return { kind: 'shape', wrong: `neither a page nor a list of records: ${text.slice(0, 120)}` }
  }
}

/** What a column or a form shows and no row holds, or holds as something else. */
export function findFieldProblems(collection: Collection, rows: readonly Row[], names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const field = getField(collection, name)
    return getKeys(name, field).flatMap((key) => {
      const values = rows.map((row) => getAtPath(row, key))
      if (values.every((value) => value === undefined)) return [`${key} is missing`]
      const odd = values.find((value) => value !== undefined && value !== null && !fits(field, value))
      return odd === undefined ? [] : [`${key} is ${JSON.stringify(odd).slice(0, 60)}, no ${field.kind}`]
    })
  })
}

/** What of a page counts rows and is no number. */
export function findCountProblems(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(body).flatMap(([key, value]: [string, unknown]) =>
    ['count', 'size', 'current'].includes(key) && typeof value !== 'number'
      ? [`${key} is ${JSON.stringify(value)}, no number`]
      : [],
  )
}

/** Values that a form would send back unchanged and a server that expects ids refuses. */
export function unwritable(collection: Collection, row: Row, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const field = getField(collection, name)
    if (field.kind !== 'relation' && field.kind !== 'relations') return []
    return getKeys(name, field).flatMap((key) => {
      const object = [getAtPath(row, key)].flat().find((value) => typeof value === 'object' && value !== null)
      return object === undefined
        ? []
        : [`${key} is ${JSON.stringify(object).slice(0, 60)}, an object where a PUT sends the id`]
    })
  })
}

/** The columns of a list that are drawn from the row itself. */
export function sampled(columns: readonly Column[]): string[] {
  return columns.flatMap(({ field, cell }) => (cell ? [] : [field]))
}

const isKey = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'id' in value)

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(toText(value))
    case 'flag':
      return typeof value === 'boolean'
    case 'day':
    case 'moment':
      return value === '' || !Number.isNaN(Date.parse(toText(value)))
    case 'relation':
      return isKey(value)
    case 'relations':
    case 'choices':
    case 'list':
      return Array.isArray(value)
    case 'json':
      return true
    default:
      return typeof value === 'string' || typeof value === 'number'
  }
}

/** Whether an order was ignored: both directions begin alike although the rows differ in the sorted field. */
export function isOrderIgnored(up: Page, down: Page, field: string): boolean {
  if (up.rows.length < 2 || ids(up) !== ids(down)) return false
  return new Set(up.rows.map((row) => JSON.stringify(getAtPath(row, field) ?? null))).size > 1
}

/**
 * Whether the numbers or instants of a column are not in the requested order; rows without a value may be at either
 * end.
 */
export function isOutOfOrder({ rows }: Page, field: string, isUp: boolean): boolean {
  const values = rows.map((row) => getAtPath(row, field)).filter((value) => value !== null && value !== undefined)
  const sizes = values.map((value) =>
    typeof value === 'number' ? value : Date.parse(isDate(value) ? toText(value) : ''),
  )
  if (sizes.some(Number.isNaN)) return false
  return sizes.some(
    (size, index) => index > 0 && (isUp ? size < (sizes[index - 1] ?? size) : size > (sizes[index - 1] ?? size)),
  )
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
}

function ids({ rows }: Page): string {
  return rows.map(({ id }) => id).join()
}

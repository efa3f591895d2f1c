import { z } from '#lib/schema.ts'
import { ServerError } from '#api/http/errors.ts'

/**
 * A record of any collection. It keeps every field the server sent, unknown ones included, so that a PUT loses nothing.
 * A field with a known name is read from the row type of its collection (`RowAt`), one with a dynamic name by
 * `fieldValue`.
 */
export type Row = {
  id: number
  /** False while it is in the trash. */
  is_active?: unknown
  created?: unknown
  /** When it was last saved; sent back as `If-Unmodified-Since`. */
  modified?: unknown
}

/** The row of each endpoint; every collection adds its own next to its fields. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by `declare module`
export interface RowTypes {}

/** The row of an endpoint: typed where a collection declares it. */
export type RowAt<Endpoint extends string> = Endpoint extends keyof RowTypes ? RowTypes[Endpoint] : Row

/** When a record was last saved, if it is known: the value of `If-Unmodified-Since`. */
export function getModified({ modified }: Row): string | undefined {
  return typeof modified === 'string' ? modified : undefined
}

/** The endpoints whose rows have a field. */
export type EndpointWith<Name extends string> = {
  [Endpoint in keyof RowTypes]: Name extends keyof RowTypes[Endpoint] ? Endpoint : never
}[keyof RowTypes]

/** The value of a field with a dynamic name; the compiler rejects a literal name. */
export function fieldValue<Name extends string>(row: Row, name: string extends Name ? Name : never): unknown {
  const fields: Readonly<Record<string, unknown>> = row
  return fields[name]
}

/** One page of a list. `count` is the number of all rows, corrected where the server is wrong. */
export type Page<R = Row> = { rows: R[]; count: number; page: number; size: number }

/** A record: an object with a number as its id. */
export const rowShape: z.ZodMiniType<Row> = z.looseObject({ id: z.int() })

const listShape = z.array(rowShape)
const pageShape = z.looseObject({
  results: z.nullish(listShape),
  count: z.optional(z.unknown()),
  size: z.optional(z.unknown()),
  current: z.optional(z.unknown()),
  next: z.optional(z.unknown()),
})
const wholeNumber = z.int().check(z.nonnegative())
const digits = /^\d{1,15}$/

/**
 * Turns a paginated response or a plain list into a page. `requested` fills in what the response leaves out; the
 * server's own `size` counts, as it caps the requested one. A wrong `count` is corrected to the rows that are there,
 * plus one where the server names a next page (N13). Throws a ServerError when the response does not match the schema.
 */
export function toPage(response: unknown, requested: { page?: number; size?: number } = {}, endpoint = ''): Page {
  if (Array.isArray(response)) {
    const list = listShape.safeParse(response)
    if (!list.success) throw new ServerError(200, `GET ${endpoint}`)
    return { rows: list.data, count: list.data.length, page: 1, size: Math.max(1, list.data.length) }
  }
  const result = pageShape.safeParse(response)
  if (!result.success || !('results' in result.data)) throw new ServerError(200, `GET ${endpoint}`)
  const rows = result.data.results ?? []
  const page = Math.max(1, numberOr(result.data.current, requested.page ?? 1))
  const isMore = typeof result.data.next === 'string' && result.data.next !== ''
  // A page with a next page has full size.
  const usual = isMore ? rows.length : (requested.size ?? rows.length)
  const size = Math.max(1, numberOr(result.data.size, usual), rows.length)
  const seen = rows.length > 0 ? (page - 1) * size + rows.length + Number(isMore) : 0
  return {
    rows,
    count: rows.length === 0 && page === 1 ? 0 : Math.max(seen, numberOr(result.data.count, seen)),
    page,
    size,
  }
}

function numberOr(value: unknown, otherwise: number): number {
  const result = wholeNumber.safeParse(typeof value === 'string' && digits.test(value) ? Number(value) : value)
  return result.success ? result.data : otherwise
}

import { call } from '#api/calls/client.ts'
import { ServerError } from '#api/http/errors.ts'
import type { RowAt } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import { createRow } from '#api/rows/writeRows.ts'
import { z } from '#lib/schema.ts'

const importer = 'results/importer'
const pageSize = 1000

export const imported = z.looseObject({ imported: z.int() })
export const settled = z.looseObject({
  imported: z.int(),
  errors: z.optional(
    z.array(z.looseObject({ row: z.int(), field: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
})

/** Sends rows to an import action of an endpoint, all or none. Returns how many were imported. */
export async function importRows(endpoint: string, action: string, rows: readonly object[]): Promise<number> {
  return (await call('POST', `${endpoint}/${action}/`, { body: { rows }, shape: imported })).imported
}

/**
 * The records whose `field` is one of the texts; a text with a comma, the separator, gets its own request. Throws
 * ServerFault when there are more than a page, as the server then ignored the filter.
 */
export async function rowsWith<Endpoint extends string>(
  endpoint: Endpoint,
  field: string,
  texts: readonly string[],
): Promise<RowAt<Endpoint>[]> {
  const alone = texts.filter((text) => text.includes(','))
  const together = texts.filter((text) => !text.includes(','))
  const queries = [
    ...(together.length > 0 ? [{ [`${field}__in`]: together.join(',') }] : []),
    ...alone.map((text) => ({ [field]: text })),
  ]
  const pages = await Promise.all(queries.map(async (query) => await listRows(endpoint, { ...query, size: pageSize })))
  if (pages.some(({ rows, count }) => count > rows.length)) throw new ServerError(200, endpoint)
  return pages.flatMap(({ rows }) => rows)
}

/** The imports of a measure, page after page. */
export async function getImports(measure: number): Promise<RowAt<typeof importer>[]> {
  const found: RowAt<typeof importer>[] = []
  for (let page = 1; ; page += 1) {
    const answer = await listRows(importer, { measure__in: measure, size: pageSize, page })
    found.push(...answer.rows)
    if (answer.rows.length === 0 || found.length >= answer.count) return found
  }
}

export async function createImport(name: string, measure: number, lines_count: number): Promise<number> {
  return (await createRow(importer, { name, measure, lines_count })).id
}

/** Sends a batch of result data; a repeated offset is not imported twice. */
export async function importResults(
  job: number,
  offset: number,
  rows: readonly object[],
): Promise<z.infer<typeof settled>> {
  return await call('POST', `${importer}/${job}/rows/`, { body: { offset, rows }, shape: settled })
}

import { call } from '#api/client.ts'
import type { Row } from '#api/page.ts'
import { createRow, listRows } from '#api/rows.ts'
import { z } from '#lib/schema.ts'

const importer = 'results/importer'
const pageSize = 1000

const imported = z.looseObject({ imported: z.optional(z.int()) })
const settled = z.looseObject({
  imported: z.int(),
  errors: z.optional(
    z.array(z.looseObject({ row: z.int(), field: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
})

/** Sends rows to an import action of an endpoint; all go in or none. Gives how many did. */
export async function importRows(endpoint: string, action: string, rows: readonly object[]): Promise<number> {
  const answer = await call('POST', `${endpoint}/${action}/`, { body: { rows }, shape: imported })
  return answer.imported ?? rows.length
}

/** Every record that a search finds; page after page. */
export async function searchRows(endpoint: string, search: string): Promise<Row[]> {
  return await everyPage(endpoint, { search })
}

/** The imports of a measure. */
export async function importsOf(measure: number): Promise<Row[]> {
  return await everyPage(importer, { measure__in: measure })
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

async function everyPage(endpoint: string, query: Record<string, string | number>): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await listRows(endpoint, { ...query, size: pageSize, page })
    found.push(...answer.rows)
    if (answer.rows.length === 0 || found.length >= answer.count) return found
  }
}

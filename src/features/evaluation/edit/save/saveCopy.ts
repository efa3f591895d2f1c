import { ResultUnknown } from '#api/errors.ts'
import type { Row } from '#api/page.ts'
import { createRow, listRows, readRow } from '#api/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { chartsOf, type Entries } from '../draft/entries.ts'
import { sameJson } from '../draft/sameJson.ts'
import { evaluationsPath } from './saveCharts.ts'

/** Creates an evaluation as the stored one is, named as copies are, with other charts. Where the answer is lost, the newest ones are looked through before anything is said. */
export async function saveCopy(collection: Collection, evaluation: number, entries: Entries): Promise<Row> {
  const fresh = await readRow(evaluationsPath, evaluation)
  const body = { ...collection.clone?.(fresh), charts: chartsOf(entries) }
  try {
    return await createRow(evaluationsPath, body)
  } catch (error) {
    if (!(error instanceof ResultUnknown)) throw error
    const { name } = body as { name?: unknown }
    const { rows } = await listRows(evaluationsPath, { ordering: '-id', size: 5, page: 1 })
    const found = rows.find((row) => row.id !== evaluation && row['name'] === name && sameJson(row['charts'], body.charts))
    if (!found) throw error
    return found
  }
}

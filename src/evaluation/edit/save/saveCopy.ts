import { type IdempotencyState, createIdempotent } from '#api/rows/createIdempotent.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { readRow } from '#api/rows/rows.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { getCharts, type Entries } from '#evaluation/edit/draft/entries.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'
import { evaluationsPath } from './saveCharts.ts'

/**
 * Creates a copy of the stored evaluation, named like all copies, with other charts; a lost response creates no second
 * one.
 */
export async function saveCopy(
  collection: Collection,
  evaluation: number,
  entries: Entries,
  attempt?: IdempotencyState,
): Promise<EvaluationRow> {
  const fresh = await readRow(evaluationsPath, evaluation)
  const body: Values = { ...collection.clone?.(fresh), charts: getCharts(entries) }
  const isCopy = (row: EvaluationRow) =>
    row.id !== evaluation && isPersistedEqual(body['name'], row.name) && sameJson(row.charts, body['charts'])
  return await createIdempotent(evaluationsPath, body, isCopy, attempt, confirmResend)
}

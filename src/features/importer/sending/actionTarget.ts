import { ValidationError } from '#api/http/errors.ts'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { importRows, rowsWith } from '#features/importer/calls.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { BatchRefused, type Refusal, type Target } from './target.ts'
import { toText } from '#lib/text/text.ts'

type Action = { endpoint: string; action: string; key: string; same: Readonly<Record<string, string>> }

/**
 * Sends rows to an action of an endpoint, all of a request or none. Existing records are found by the column `key`;
 * `same` maps other columns to the fields of the record that must match, where the record has them.
 */
export function actionTarget({ endpoint, action, key, same }: Action): Target {
  const getKey = ({ values }: ReadRow) => toText(values[key])
  const agrees = (record: Row, { values }: ReadRow) =>
    Object.entries(same).every(
      ([column, field]) =>
        toText(fieldValue(record, field)) === '' || toText(fieldValue(record, field)) === toText(values[column]),
    )
  return {
    absent: async (rows) => {
      const found = await rowsWith(endpoint, key, rows.map(getKey))
      return rows.filter(
        (row) => !found.some((record) => toText(fieldValue(record, key)) === getKey(row) && agrees(record, row)),
      )
    },
    send: async (rows) => {
      try {
        return {
          imported: await importRows(
            endpoint,
            action,
            rows.map(({ values }) => values),
          ),
          refused: [],
        }
      } catch (error) {
        throw error instanceof ValidationError ? getRefusal(error, rows) : error
      }
    },
  }
}

/** `{rows: {"3": {"token": ["…"]}}}`: the numbers are indexes within the request. */
function getRefusal({ fields, general }: ValidationError, rows: readonly ReadRow[]): BatchRefused {
  const refusals = fields.flatMap(({ path, message }): Refusal[] => {
    const [, place, column] = /^rows\.(\d+)(?:\.([^.]+))?/.exec(path) ?? []
    const row = rows[Number(place)]
    return row ? [{ row, column: column ?? '', text: message }] : []
  })
  const rest = refusals.length === 0 ? fields.map(({ message }) => message) : []
  return new BatchRefused(refusals, [...general, ...rest].join(' '))
}

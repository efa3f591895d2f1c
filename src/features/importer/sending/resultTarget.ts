import { ValidationError } from '#api/http/errors.ts'
import { createImport, importResults, getImports } from '#features/importer/calls.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import type { Entry } from './importLog.ts'
import { BatchRefused, type Refusal, type Target } from './target.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'

/**
 * Sends result data to an import that the server stores under a name; a batch with the same offset is not imported
 * twice. The name contains a hash of the file and its mapping, so that an interrupted import is found by its name.
 */
export function resultTarget(measure: number, mark: string): Target {
  const getName = ({ name, startedAt, isAgain }: Entry) =>
    [name, mark, ...(isAgain ? [showMoment(startedAt, true)] : [])].join(' · ')
  const kept = async (entry: Entry) => {
    const found = await getImports(measure)
    return found.find(({ name }) => toText(name) === getName(entry))
  }
  return {
    earlier: async (entry) => {
      const found = await kept(entry)
      return found && { at: toText(found.created), imported: Number(toText(found.imported)) }
    },
    begin: async (entry) => (await kept(entry))?.id ?? (await createImport(getName(entry), measure, entry.total)),
    absent: async (rows) => await Promise.resolve([...rows]),
    send: async (rows, offset, { job = 0 }) => {
      try {
        const { imported, errors = [] } = await importResults(
          job,
          offset,
          rows.map(({ values }) => values),
        )
        return {
          imported,
          refused: errors.flatMap(({ row, field = '', message = '' }) => refusal(rows[row - offset], field, message)),
        }
      } catch (error) {
        throw error instanceof ValidationError ? getRefusal(error, rows, offset) : error
      }
    },
  }
}

/** `{errors: [{row, field, message}]}`: a row's number is the offset and its index in the batch. */
function getRefusal({ fields, general }: ValidationError, rows: readonly ReadRow[], offset: number): BatchRefused {
  const errors = new Map<string, Record<string, string>>()
  for (const { path, message } of fields) {
    const [, place, part] = /^errors\.(\d+)\.(row|field|message)$/.exec(path) ?? []
    if (place && part) errors.set(place, { ...errors.get(place), [part]: message })
  }
  const refusals = [...errors.values()].flatMap(({ row, field = '', message = '' }) =>
    refusal(rows[Number(row) - offset], field, message),
  )
  return new BatchRefused(
    refusals,
    refusals.length === 0 ? [...general, ...fields.map(({ message }) => message)].join(' ') : '',
  )
}

function refusal(row: ReadRow | undefined, column: string, text: string): Refusal[] {
  return row ? [{ row, column, text }] : []
}

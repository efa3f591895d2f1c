import { zurichTime } from '../db/clock.ts'
import type { Fields, Json, Row } from '../db/json.ts'
import { isObject, toNumber, getObjects, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { getItem } from '../drf/write.ts'
import { idSpan, importedPath } from '../results/dataRows.ts'
import { knownTable } from '../drf/tables.ts'
import type { Action } from '../drf/action.ts'
import { getId, post, requireStaff } from '../drf/action.ts'

const batchesPath = 'results/import_batches'
const firstImported = 9_000_000

type RowError = { row: number; field: string; message: string }

function findErrors(call: Call, row: Json, place: number, attributes: Fields[]): RowError[] {
  if (!isObject(row)) return [{ row: place, field: 'non_field_errors', message: call.say('dictionary', typeof row) }]
  return attributes.flatMap((attribute): RowError[] => {
    const field = getText(attribute['key'])
    const value = getText(row[field])
    const type = attribute['type']
    if (value === '' || value === 'NA') return []
    if ((type === 'likert' || type === 'number') && Number.isNaN(Number(value)))
      return [{ row: place, field, message: call.say('integer') }]
    if (type === 'date' && Number.isNaN(Date.parse(value))) return [{ row: place, field, message: call.say('day') }]
    return []
  })
}

function getAttributes(row: Json, attributes: Fields[]): Fields {
  if (!isObject(row)) return {}
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, Json][] => {
      const key = getText(attribute['key'])
      const value = row[key]
      if (value === undefined) return []
      const isNumber =
        ['likert', 'number', 'single'].includes(getText(attribute['type'])) &&
        value !== '' &&
        !Number.isNaN(Number(value))
      return [[key, isNumber ? Number(value) : value]]
    }),
  )
}

/** One batch, whole or not at all; a repeated offset returns its first response again. */
function importRows(call: Call, job: Row): Json {
  const { offset, rows } = call.body()
  if (typeof offset !== 'number' || offset < 0) throw new Failure(400, { offset: [call.say('integer')] })
  if (!Array.isArray(rows))
    throw new Failure(400, { rows: [call.say(rows === undefined ? 'required' : 'list', typeof rows)] })
  const earlier = call.world
    .rows(batchesPath)
    .find((batch) => batch['importer'] === job.id && batch['offset'] === offset)
  if (earlier) return { imported: earlier['imported'] ?? 0, errors: [] }
  const measure = call.world.find('results/measures', toNumber(job['measure']))
  const attributes = getObjects(measure?.['default_attributes'])
  const errors = rows.flatMap((row, index) => findErrors(call, row, offset + index, attributes))
  if (errors.length > 0) throw new Failure(400, { imported: 0, errors })
  for (const row of rows) {
    const id = toNumber(job['measure']) * idSpan + firstImported + call.world.nextId(importedPath)
    call.world.put(importedPath, {
      id,
      importer: job.id,
      measure: toNumber(job['measure']),
      measure_name: getText(measure?.['name']),
      attributes: getAttributes(row, attributes),
      content_object: null,
      object_id: null,
      created: zurichTime(Date.now()),
    })
  }
  call.world.put(batchesPath, { id: call.world.nextId(batchesPath), importer: job.id, offset, imported: rows.length })
  return { imported: rows.length, errors: [] }
}

export const importerActions: Action[] = [
  post('results/importer/:id/rows/', (call, parameters) => {
    requireStaff(call)
    return { body: importRows(call, getItem(knownTable('results/importer'), call, getId(parameters))) }
  }),
]

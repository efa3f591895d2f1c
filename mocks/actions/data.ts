import type { Fields, Json, Row } from '../db/json.ts'
import { toNumber, toNumbers, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { has, pageWithHabits, rowWithHabits } from '../drf/habits.ts'
import { paged } from '../drf/page.ts'
import { getItem } from '../drf/write.ts'
import { dataOwner, deletedPath, generatedCount, idSpan, importedPath, rowAt } from '../results/dataRows.ts'
import type { Selection } from '../results/selection.ts'
import { daysBack, selectRows, yearBounds } from '../results/selection.ts'
import { streamedRows } from '../results/stream.ts'
import { knownTable } from '../drf/tables.ts'
import { isStaff } from '../schema/rules.ts'
import type { Action } from '../drf/action.ts'
import { del, get, getId, requireStaff } from '../drf/action.ts'

const ofMeasures = ['measure', 'measure_id', 'measure__in']
const ofList = [
  ...ofMeasures,
  'year',
  'object_id',
  'created__gte',
  'created__lte',
  'ids',
  'id__in',
  'search',
  'ordering',
  'page',
  'size',
  'all',
  'onlyId',
  'byPermissions',
  'checkPermissions',
]

/** Rows as the backend of this session returns them. */
function asSent({ world }: Call, rows: Selection): Selection {
  if (world.knobs.settings.habits.length === 0) return rows
  return { count: rows.count, slice: (from, to) => rows.slice(from, to).map((row) => rowWithHabits(row, world)) }
}

/** The rows of a list. */
function listedRows(call: Call): Selection {
  const rows = asSent(call, narrowedRows(call, ofList))
  const keys = { ids: 'id', id__in: 'id', object_id: 'object_id' }
  const requested = Object.entries(keys).flatMap(([name, key]) => {
    const values = call.query.get(name)?.split(',').map(Number)
    if (values?.some(Number.isNaN)) throw new Failure(400, { [name]: [call.say('filterNumber')] })
    return values ? [{ key, values }] : []
  })
  if (requested.length === 0) return rows
  const isRequested = (row: Fields): boolean =>
    requested.every(({ key, values }) => values.includes(toNumber(row[key])))
  const held = rows.slice(0, rows.count).filter(isRequested)
  return { count: held.length, slice: (from, to) => held.slice(from, to) }
}

/** The rows that match the known filters; an unknown filter is a 400. A search matches the measure's name. */
export function narrowedRows(call: Call, known: readonly string[]): Selection {
  const unknown = [...call.query.keys()].find((name) => !known.includes(name))
  if (unknown) throw new Failure(400, { [unknown]: [call.say('unknownFilter')] })
  const wanted = [...ofMeasures, 'measures']
    .flatMap((name) => (call.query.get(name) ?? '').split(','))
    .filter(Boolean)
    .map(Number)
  if (wanted.some(Number.isNaN)) throw new Failure(400, { measure: [call.say('filterNumber')] })
  const search = (call.query.get('search') ?? '').toLowerCase().trim()
  const owners = call.world
    .rows('results/measures')
    .filter(
      (measure) =>
        measure['is_active'] !== false &&
        measure['inherit_data'] !== true &&
        (wanted.length === 0 || wanted.includes(measure.id)) &&
        getText(measure['name']).toLowerCase().includes(search),
    )
  const year = Number(call.query.get('year') ?? 0)
  if (Number.isNaN(year)) throw new Failure(400, { year: [call.say('filterNumber')] })
  const [since, until] = year > 0 ? yearBounds(year) : [undefined, undefined]
  const bound = (name: string, otherwise: number | undefined): number | undefined => {
    const text = call.query.get(name)
    if (!text) return otherwise
    if (Number.isNaN(Date.parse(text))) throw new Failure(400, { [name]: [call.say('filterDate')] })
    return Date.parse(text)
  }
  return selectRows(call.world, owners, bound('created__gte', since), bound('created__lte', until))
}

function listRows(call: Call): Json {
  requireStaff(call)
  const rows = listedRows(call)
  const backwards = ['-created', '-id'].includes(call.query.get('ordering') ?? '')
  const is = (name: string): boolean => call.query.get(name) === '1'
  if (is('onlyId')) return rows.slice(0, rows.count).map((row) => row['id'] ?? null)
  if (is('all')) return rows.slice(0, rows.count)
  const page = paged(call, rows.count, (from, to) =>
    backwards ? rows.slice(Math.max(0, rows.count - to), rows.count - from).reverse() : rows.slice(from, to),
  )
  return pageWithHabits(page, call.world)
}

function measureOfEvaluation(call: Call): Row {
  const measure = call.world.find('results/measures', Number(call.query.get('measure')))
  const evaluationId = call.query.get('evaluationId')
  if (evaluationId) {
    const evaluation = getItem(knownTable('results/evaluations'), call, Number(evaluationId))
    if (!isStaff(call.user) && !toNumbers(evaluation['measures']).includes(measure?.id ?? 0)) throw call.forbidden()
  } else if (!isStaff(call.user)) throw call.forbidden()
  const owner = measure && dataOwner(call.world, measure.id)
  if (!owner) throw call.notFound()
  return owner
}

/** All rows of a measure for its charts; too many are prepared in the background. */
function evaluationRows(call: Call): Response {
  const owner = measureOfEvaluation(call)
  const days = Number(call.query.get('days_back') ?? 0)
  const rows = asSent(call, selectRows(call.world, [owner], days > 0 ? daysBack(days) : undefined))
  const count = has(call.world, 'countsAsText') ? String(rows.count) : rows.count
  const { exceedLimit, backgroundPolls } = call.world.knobs.settings
  const exceeds = rows.count > exceedLimit
  if (call.query.get('bg') !== '1') {
    return streamedRows({ status: exceeds ? 'exceed_data' : 'ok', count }, rows, exceeds ? exceedLimit : rows.count)
  }
  const { polls } = call.world.secrets
  const key = call.query.toString()
  const requested = (polls.get(key) ?? 0) + 1
  if (exceeds && requested <= backgroundPolls) {
    polls.set(key, requested)
    return Response.json({ status: 'bg_wait' })
  }
  polls.delete(key)
  return streamedRows({ status: 'bg_done', count }, rows, rows.count)
}

function oneRow(call: Call, id: number): Fields {
  requireStaff(call)
  const imported = call.world.find(importedPath, id)
  const owner = call.world.find('results/measures', Math.floor(id / idSpan))
  const place = (id % idSpan) - 1
  if (call.world.find(deletedPath, id)) throw call.notFound()
  if (imported) return imported
  if (!owner || place < 0 || place >= generatedCount(owner)) throw call.notFound()
  return rowAt(call.world, owner, place)
}

export const dataActions: Action[] = [
  get('results/data/', (call) => (call.query.get('eval') === '1' ? evaluationRows(call) : { body: listRows(call) })),
  get('results/data/:id/', (call, parameters) => ({ body: oneRow(call, getId(parameters)) })),
  del('results/data/:id/', (call, parameters) => {
    const row = oneRow(call, getId(parameters))
    call.world.put(deletedPath, { id: getId(parameters), measure: toNumber(row['measure']) })
    return { status: 204 }
  }),
]

import { zurichTime } from '../db/clock.ts'
import { derived } from '../db/derived.ts'
import type { Fields, Json, Row } from '../db/json.ts'
import { isObject, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { shown } from '../drf/show.ts'
import { getItem, save } from '../drf/write.ts'
import { knownTable } from '../drf/tables.ts'
import { categories } from '../schema/hospital.ts'
import { bfsTypes } from '../tables/orders.ts'
import type { Action } from '../drf/action.ts'
import { get, getId, post, requireStaff } from '../drf/action.ts'

const bfsList = (): Json => Object.entries(bfsTypes).map(([value, text]) => ({ value, text }))

const hospitalsByNumber = derived((rows) => new Map(rows.map((row) => [String(row['anqid']), row])))
const knownTokens = derived((rows) => new Set(rows.map((row) => getText(row['token']))))

function approve(call: Call, id: number): Json {
  requireStaff(call)
  const orders = knownTable('patzu/orders')
  const order = getItem(orders, call, id)
  if (order['status'] !== 2 || order['print_type'] === 5)
    throw new Failure(400, { detail: 'Die Bestellung kann in diesem Zustand nicht freigegeben werden.' })
  const units = knownTable('patzu/orderunits')
  for (const unit of call.world.rows(units.path)) {
    if (unit['order'] === id && unit['state'] === 2) save(units, call, unit, { state: 3 }, 'Freigegeben.')
  }
  return shown(orders, save(orders, call, order, { status: 3 }, 'Freigegeben.'), call.world)
}

function rowErrors(call: Call, row: Json, fresh: Set<string>): Fields {
  if (!isObject(row)) return { non_field_errors: [call.say('dictionary', typeof row)] }
  const errors: Fields = {}
  for (const name of ['anqid', 'category', 'token', 'unitname'])
    if (getText(row[name]) === '') errors[name] = [call.say('required')]
  const hospital = hospitalsByNumber(call.world.rows('patzu/hospitals')).get(getText(row['anqid']))
  const category = getText(row['category'])
  if (!errors['anqid'] && !hospital) errors['anqid'] = [call.say('missingObject', getText(row['anqid']))]
  else if (
    !errors['category'] &&
    hospital &&
    ![String(hospital['category']), categories[Number(hospital['category'])]].includes(category)
  ) {
    errors['category'] = [call.say('choice', category)]
  }
  const token = getText(row['token'])
  if (token !== '' && (fresh.has(token) || knownTokens(call.world.rows('patzu/tokens')).has(token)))
    errors['token'] = [call.say('unique')]
  fresh.add(token)
  return errors
}

/** All rows or none; errors name the index of a row in the request. */
function importTokens(call: Call): Json {
  requireStaff(call)
  const { rows } = call.body()
  if (!Array.isArray(rows))
    throw new Failure(400, { rows: [rows === undefined ? call.say('required') : call.say('list', typeof rows)] })
  const fresh = new Set<string>()
  const bad = rows.flatMap((row, index): [string, Json][] => {
    const errors = rowErrors(call, row, fresh)
    return Object.keys(errors).length > 0 ? [[String(index), errors]] : []
  })
  if (bad.length > 0) throw new Failure(400, { rows: Object.fromEntries(bad) })
  const units = call.world.rows('patzu/orderunits')
  const hospitals = hospitalsByNumber(call.world.rows('patzu/hospitals'))
  for (const row of rows.filter(isObject)) {
    const unit: Row | undefined = units.find((entry) => entry['name'] === row['unitname'])
    call.world.put('patzu/tokens', {
      id: call.world.nextId('patzu/tokens'),
      token: getText(row['token']),
      order_unit: unit?.id ?? null,
      hospital: hospitals.get(getText(row['anqid']))?.id ?? null,
      created: zurichTime(Date.now()),
    })
  }
  return { imported: rows.length }
}

export const patzuActions: Action[] = [
  get('patzu/hospitals/bfs/', () => ({ body: bfsList() })),
  get('patzu/hospitals/:id/bfs/', (call, parameters) => {
    getItem(knownTable('patzu/hospitals'), call, getId(parameters))
    return { body: bfsList() }
  }),
  post('patzu/orders/:id/approve/', (call, parameters) => ({ body: approve(call, getId(parameters)) })),
  post('patzu/tokens/import_data/', (call) => ({ status: 201, body: importTokens(call) })),
]

import type { Habit } from '../db/Knobs.ts'
import type { World } from '../db/World.ts'
import type { Fields, Json } from '../db/json.ts'
import { isObject, toNumber } from '../db/json.ts'
import type { Field, Table } from '../schema/table.ts'
import { tableAt } from './tables.ts'

export function has(world: World, habit: Habit): boolean {
  return world.knobs.settings.habits.includes(habit)
}

/** A record as a backend with the habits of this session returns it. */
export function withHabits(table: Table, record: Fields, world: World): Fields {
  if (world.knobs.settings.habits.length === 0) return record
  const sent: Fields = {}
  for (const [name, value] of Object.entries(record)) {
    const field = table.fields[name]
    if (field && has(world, 'noNames') && isName(table, name, field)) continue
    sent[name] = field ? asSent(field, value, world) : value
  }
  return sent
}

/** Values that save a second request: the name of a related record next to its id. */
function isName(table: Table, name: string, field: Field): boolean {
  if (!field.computed) return false
  return /_(?:name|email|text)$/.test(name) || table.fields[`${name}_id`]?.kind === 'relation'
}

function asSent(field: Field, value: Json, world: World): Json {
  if (typeof value === 'boolean') return has(world, 'numbersForBooleans') ? Number(value) : value
  if (field.kind === 'time' && typeof value === 'string') return has(world, 'noZone') ? value.slice(0, 19) : value
  if (field.kind === 'integer' && field.computed && typeof value === 'number')
    return has(world, 'countsAsText') ? String(value) : value
  if (field.to === undefined || !has(world, 'nestedObjects')) return value
  const nested = (key: Json): Json => getObject(field.to ?? '', key, world)
  return Array.isArray(value) ? value.map(nested) : nested(value)
}

function getObject(path: string, key: Json, world: World): Json {
  const row = typeof key === 'number' && tableAt(path) ? world.find(path, key) : undefined
  if (!row) return key
  return { id: row.id, ...(row['name'] === undefined ? {} : { name: row['name'] }) }
}

/** A row of result data as such a backend returns it. */
export function rowWithHabits({ measure_name: name = '', ...row }: Fields, world: World): Fields {
  const { created, measure } = row
  return {
    ...row,
    ...(has(world, 'noNames') ? {} : { measure_name: name }),
    ...(has(world, 'noZone') && typeof created === 'string' ? { created: created.slice(0, 19) } : {}),
    ...(has(world, 'nestedObjects') && typeof measure === 'number' ? { measure: { id: measure, name } } : {}),
  }
}

/** A page as such a backend returns it. */
export function pageWithHabits(page: Fields, world: World): Fields {
  if (!has(world, 'countsAsText') || !isObject(page)) return page
  return {
    ...page,
    ...Object.fromEntries(['count', 'size', 'current'].map((name) => [name, String(toNumber(page[name]))])),
  }
}

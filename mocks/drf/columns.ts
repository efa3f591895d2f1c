import type { World } from '../db/World.ts'
import type { Json, Row } from '../db/json.ts'
import { isObject, numbersIn } from '../db/json.ts'
import type { Field, Table } from '../schema/table.ts'
import { tableAt } from './tables.ts'

/** What a filter, an ordering or a search names: a field, perhaps across relations (`hospital__name`). */
export type Column = { field: Field; values: (row: Row) => Json[]; rest: string[] }

const id: Field = { kind: 'integer', readOnly: true }

/** A foreign key answers to `x` and to `x_id`, also where `x` itself shows the related object. */
function fieldOf(fields: Record<string, Field>, name: string): [string, Field] | undefined {
  const shown = Object.hasOwn(fields, name) ? fields[name] : undefined
  const stored = Object.hasOwn(fields, `${name}_id`) ? fields[`${name}_id`] : undefined
  if (shown?.computed && shown.kind === 'json' && stored?.kind === 'relation') return [`${name}_id`, stored]
  for (const key of [name, `${name}_id`, name.replace(/_id$/, '')]) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field) return [key, field]
  }
  return name === 'id' || name === 'pk' ? ['id', id] : undefined
}

export function valueOf(field: Field, name: string, row: Row, world: World): Json {
  if (field.computed) return field.computed(row, world)
  const stored = row[name] ?? null
  return field.show ? field.show(stored, world) : stored
}

function list(value: Json): Json[] {
  return Array.isArray(value) ? value : [value]
}

/** Follows `a__b__c` through the tables; what is left over is the lookup. */
export function columnOf(table: Table, name: string, world: World): Column | undefined {
  const [first, ...rest] = name.split('__')
  const found = fieldOf(table.fields, first ?? '')
  if (!found) return undefined
  const [key, field] = found
  const values = (row: Row): Json[] => list(valueOf(field, key, row, world))
  const next = rest[0]
  if (next === undefined) return { field, values, rest }
  const target = field.to ? tableAt(field.to) : undefined
  const path = field.to
  if (target && path && fieldOf(target.fields, next)) {
    const inner = columnOf(target, rest.join('__'), world)
    if (!inner) return undefined
    const related = (row: Row): Row[] => numbersIn(values(row)).flatMap((key) => world.find(path, key) ?? [])
    return { ...inner, values: (row) => related(row).flatMap(inner.values) }
  }
  const sub = field.of?.[next]
  if (sub || field.computed) {
    const read = (row: Row): Json[] => values(row).map((entry) => (isObject(entry) ? (entry[next] ?? null) : null))
    if (sub) return { field: sub, values: read, rest: rest.slice(1) }
    if (field.kind === 'json' && !isLookup(next)) return { field: { kind: 'text' }, values: read, rest: rest.slice(1) }
  }
  return { field, values, rest }
}

const lookups = [
  'exact',
  'iexact',
  'in',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'icontains',
  'startswith',
  'istartswith',
  'isnull',
  'year',
  'ne',
] as const
export type Lookup = (typeof lookups)[number]

export function isLookup(name: string): name is Lookup {
  return lookups.some((lookup) => lookup === name)
}

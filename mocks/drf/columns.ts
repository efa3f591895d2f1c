import type { World } from '../db/World.ts'
import type { Json, Row } from '../db/json.ts'
import { isObject, toNumbers } from '../db/json.ts'
import type { Field, Table } from '../schema/table.ts'
import { tableAt } from './tables.ts'

/** The target of a filter, an order or a search: a field, perhaps across relations (`hospital__name`). */
export type Column = {
  field: Field
  values: (row: Row) => Json[]
  /** The lookup after the field, if any. */
  rest: string[]
  /** Whether the database stores it; a value computed by the serializer cannot be sorted. */
  isStored: boolean
}

const id: Field = { kind: 'integer', readOnly: true }

/**
 * A foreign key matches `x` and `x_id`; where `x` itself shows a value of the related object, a path still goes through
 * the foreign key (`creator__is_staff`).
 */
function getField(fields: Record<string, Field>, name: string, isPath: boolean): [string, Field] | undefined {
  const at = (key: string): Field | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined)
  const [shown, stored] = [at(name), at(`${name}_id`)]
  if (stored?.kind === 'relation' && (!shown || (shown.computed && (isPath || shown.kind === 'json'))))
    return [`${name}_id`, stored]
  if (shown) return [name, shown]
  const bare = name.replace(/_id$/, '')
  const key = at(bare)
  if (key?.kind === 'relation') return [bare, key]
  return name === 'id' ? ['id', id] : undefined
}

export function getValue(field: Field, name: string, row: Row, world: World): Json {
  if (field.computed) return field.computed(row, world)
  const stored = row[name] ?? null
  return field.show ? field.show(stored, world) : stored
}

function list(value: Json): Json[] {
  return Array.isArray(value) ? value : [value]
}

/** Follows `a__b__c` through the tables; the rest is the lookup. */
export function getColumn(table: Table, name: string, world: World): Column | undefined {
  const [first, ...rest] = name.split('__')
  const next = rest[0]
  const found = getField(table.fields, first ?? '', next !== undefined && !isLookup(next))
  if (!found) return undefined
  const [key, field] = found
  const values = (row: Row): Json[] => list(getValue(field, key, row, world))
  const isStored = field.computed === undefined
  if (next === undefined) return { field, values, rest, isStored }
  const target = field.to ? tableAt(field.to) : undefined
  const path = field.to
  if (target && path && getField(target.fields, next, rest.length > 1)) {
    const inner = getColumn(target, rest.join('__'), world)
    if (!inner) return undefined
    const related = (row: Row): Row[] => toNumbers(values(row)).flatMap((key) => world.find(path, key) ?? [])
    return { ...inner, values: (row) => related(row).flatMap(inner.values) }
  }
  const sub = field.of?.[next]
  if (sub) {
    const read = (row: Row): Json[] => values(row).map((entry) => (isObject(entry) ? (entry[next] ?? null) : null))
    return { field: sub, values: read, rest: rest.slice(1), isStored: true }
  }
  return { field, values, rest, isStored }
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

import type { Fields, Json, Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import type { Field, Table } from '../schema/table.ts'
import { tableAt } from './tables.ts'
import type { Call } from './Call.ts'
import type { Column, Lookup } from './columns.ts'
import { getColumn, isLookup } from './columns.ts'
import { Failure } from './Failure.ts'
import { has } from './habits.ts'

type Test = (row: Row) => boolean

/** Parameters that are not filters. */
const general = new Set([
  'page',
  'size',
  'ordering',
  'search',
  'all',
  'onlyId',
  'ids',
  'byPermissions',
  'checkPermissions',
  'is_active',
])

const isTrue = (text: string): boolean => ['true', '1'].includes(text.toLowerCase())
const isFalse = (text: string): boolean => ['false', '0'].includes(text.toLowerCase())
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

function comparable(value: Json, field: Field): string | number {
  if (field.kind === 'time') return Date.parse(getText(value))
  if (typeof value === 'number') return value
  return getText(value)
}

/** Text of the address as a value of the field's type. */
function wanted(call: Call, column: Column, name: string, text: string, lookup: Lookup): string | number {
  const { field } = column
  const refuse = (message: string): Failure => new Failure(400, { [name]: [message] })
  if (field.kind === 'integer' || lookup === 'year') {
    if (text.trim() === '' || Number.isNaN(Number(text))) throw refuse(call.say('filterNumber'))
    return Number(text)
  }
  if (field.kind === 'day' || field.kind === 'time') {
    if (!moment.test(text) || Number.isNaN(Date.parse(text))) throw refuse(call.say('filterDate'))
    return field.kind === 'day' ? text.slice(0, 10) : Date.parse(text)
  }
  if (field.kind === 'relation' || field.kind === 'relations') {
    const known = /^\d+$/.test(text) && field.to && tableAt(field.to) && call.world.find(field.to, Number(text))
    if (!known) throw refuse(call.say('filterChoice', text))
    return Number(text)
  }
  if (field.choices) {
    const choice = field.choices.find((value) => String(value) === text)
    if (choice === undefined) throw refuse(call.say('filterChoice', text))
    return choice
  }
  return text
}

function compare(lookup: Lookup, value: string | number, sought: string | number): boolean {
  if (lookup === 'gte') return value >= sought
  if (lookup === 'gt') return value > sought
  if (lookup === 'lte') return value <= sought
  if (lookup === 'lt') return value < sought
  if (lookup === 'ne') return value !== sought
  return value === sought || String(value) === String(sought)
}

function textTest(lookup: Lookup, value: string, sought: string): boolean | undefined {
  const [lowValue, low] = [value.toLowerCase(), sought.toLowerCase()]
  if (lookup === 'icontains') return lowValue.includes(low)
  if (lookup === 'contains') return value.includes(sought)
  if (lookup === 'istartswith') return lowValue.startsWith(low)
  if (lookup === 'startswith') return value.startsWith(sought)
  return lookup === 'iexact' ? lowValue === low : undefined
}

function createTest(call: Call, name: string, column: Column, lookup: Lookup, text: string): Test | undefined {
  const { field, values } = column
  if (lookup === 'isnull') return (row) => values(row).every((value) => value === null) === isTrue(text)
  if (textTest(lookup, '', '') !== undefined)
    return (row) => values(row).some((value) => textTest(lookup, getText(value), text))
  if (field.kind === 'boolean') {
    if (!isTrue(text) && !isFalse(text)) return undefined
    // A flag that may be empty is neither true nor false then.
    const isEmpty = (value: Json) => value === null && field.initial === null
    return (row) => values(row).some((value) => !isEmpty(value) && Boolean(value) === isTrue(text))
  }
  if (lookup === 'in') {
    const sought = new Set(text.split(',').map((part) => String(wanted(call, column, name, part, 'exact'))))
    return (row) => values(row).some((value) => sought.has(getText(value)))
  }
  const sought = wanted(call, column, name, text, lookup)
  if (lookup === 'year') return (row) => values(row).some((value) => Number(getText(value).slice(0, 4)) === sought)
  return (row) => values(row).some((value) => value !== null && compare(lookup, comparable(value, field), sought))
}

/** `hospital` and `hospital_id` are the same foreign key. */
const spelling = (name: string): string => name.replace(/_id(?=__|$)/g, '')

/** The filters of every list: `id__in`, date ranges, substrings, several values of a field. */
function isCommon(table: Table, name: string): boolean {
  const [, field = '', lookup = ''] = /^(.+)__(gte|lte|icontains|in)$/.exec(name) ?? []
  if (field === 'id') return lookup === 'in'
  const column = Object.hasOwn(table.fields, field) ? table.fields[field] : undefined
  if (!column || column.computed || column.kind === 'json' || column.kind === 'nested') return false
  if (lookup === 'icontains') return ['text', 'email', 'url'].includes(column.kind)
  return lookup === 'in' || column.kind === 'day' || column.kind === 'time'
}

function named(table: Table, call: Call, name: string, text: string): Test | undefined {
  const question = table.questions && Object.hasOwn(table.questions, name) ? table.questions[name] : undefined
  if (question) return (row) => question(text, row, call.world, call.query)
  const isKnown = isCommon(table, name) || (table.filters ?? []).some((filter) => spelling(filter) === spelling(name))
  const column = isKnown ? getColumn(table, name, call.world) : undefined
  const lookup = column?.rest.length === 0 ? 'exact' : column?.rest[0]
  if (!column || lookup === undefined || !isLookup(lookup))
    throw new Failure(400, { [name]: [call.say('unknownFilter')] })
  return createTest(call, name, column, lookup, text)
}

/** The rows that match all filters of the query; 400 names each invalid filter. */
export function filtered(table: Table, call: Call, rows: readonly Row[]): readonly Row[] {
  if (has(call.world, 'ignoredFilters')) return rows
  const errors: Fields = {}
  const tests: Test[] = []
  for (const [name, text] of call.query) {
    if (general.has(name) || text === '') continue
    try {
      const test = named(table, call, name, text)
      if (test) tests.push(test)
    } catch (error) {
      if (!(error instanceof Failure) || typeof error.body !== 'object') throw error
      Object.assign(errors, error.body)
    }
  }
  if (Object.keys(errors).length > 0) throw new Failure(400, errors)
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

/** `is_active` is true by default. */
export function outOfTrash(table: Table, call: Call, rows: readonly Row[]): readonly Row[] {
  if (!table.fields['is_active']) return rows
  const trash = isFalse(call.query.get('is_active') ?? '')
  return rows.filter((row) => (row['is_active'] === false) === trash)
}

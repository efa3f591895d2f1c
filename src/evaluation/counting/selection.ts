import type { Attribute, RowFilter } from '#evaluation/model/chart.ts'
import type { CodeColumn, Column, Entry } from '#evaluation/counting/table/columns.ts'
import { toDay } from '#evaluation/counting/table/days.ts'
import { asValue, getCanonical, getNumber } from '#evaluation/counting/table/values.ts'
import { type MeasureTable, getAttribute } from '#evaluation/counting/table/measureTable.ts'
import type { Selection } from '#evaluation/counting/table/histogram.ts'

/** Up to this share of the rows a list of indexes is faster than a mask. */
const worthPlaces = 0.85

/** Which codes of a column pass, one byte (0 or 1) for each. */
type Keep = { attribute: string; column: CodeColumn; keeps: Uint8Array }

/**
 * The part of a measure that passes filters: null for all of it; else its rows, computed on demand, and, if codes alone
 * decide, which codes pass.
 */
export type Chosen = { by: readonly Keep[] | null; rows: () => Selection } | null

/** The part of a measure that passes the filters of a question. */
export function chosenBy(measureTable: MeasureTable, filters: readonly RowFilter[]): Chosen {
  const set = filters.filter(isSet)
  if (set.length === 0) return null
  return { by: getKeeps(measureTable, set), rows: () => getSelection(measureTable, set) }
}

/** An empty filter restricts nothing. */
export function isSet({ operator, values }: RowFilter): boolean {
  return operator === 'between' ? values.some((value) => value !== null && value !== '') : values.length > 0
}

/** The rows of a measure that pass all filters; shared by every chart with the same ones. */
export function getSelection(measureTable: MeasureTable, filters: readonly RowFilter[]): Selection {
  const set = [...new Map(filters.filter(isSet).map((filter) => [JSON.stringify(filter), filter])).entries()].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  if (set.length === 0) return null
  const name = set.map(([text]) => text).join()
  return measureTable.kept.selections.get(name, () => {
    const mask = new Uint8Array(measureTable.table.rows).fill(1)
    for (const [, filter] of set) restrict(mask, measureTable, filter)
    return ofMask(mask)
  })
}

function ofMask(mask: Uint8Array): Selection {
  let count = 0
  for (let row = 0; row < mask.length; row += 1) count += mask[row] ?? 0
  if (count > mask.length * worthPlaces) return { count, mask, places: null }
  const places = new Uint32Array(count + 1)
  let next = 0
  for (let row = 0; row < mask.length; row += 1) {
    places[next] = row
    next += mask[row] ?? 0
  }
  return { count, mask, places: places.subarray(0, count) }
}

function restrict(mask: Uint8Array, measureTable: MeasureTable, filter: RowFilter): void {
  const column = measureTable.table.columns.get(filter.attribute)
  const passes = createTest(filter, getAttribute([measureTable], filter.attribute))
  if (!column || isOverflown(column)) {
    if (!passes(null)) mask.fill(0)
    return
  }
  if (column.kind === 'codes') {
    const { codes } = column
    const keeps = getKeepFlag(measureTable, filter, column)
    for (let row = 0; row < mask.length; row += 1) mask[row] = (mask[row] ?? 0) & (keeps[codes[row] ?? 0] ?? 0)
    return
  }
  for (let row = 0; row < mask.length; row += 1) if (!passes(numberEntry(column, row))) mask[row] = 0
}

/** Values of such a column cannot be distinguished. */
export function isOverflown(column: Column | undefined): boolean {
  return column?.kind === 'codes' && column.overflow
}

/** Sorted by attribute; null if rows have to be read. */
function getKeeps(measureTable: MeasureTable, filters: readonly RowFilter[]): Keep[] | null {
  const found = new Map<string, Keep>()
  for (const filter of filters) {
    const { attribute } = filter
    const column = measureTable.table.columns.get(attribute)
    if (column?.kind !== 'codes' || column.overflow) return null
    const own = getKeepFlag(measureTable, filter, column)
    const other = found.get(attribute)?.keeps
    found.set(attribute, {
      attribute,
      column,
      keeps: other ? own.map((keeps, code) => keeps & (other[code] ?? 0)) : own,
    })
  }
  return [...found.values()].toSorted((one, two) => (one.attribute < two.attribute ? -1 : 1))
}

function getKeepFlag(measureTable: MeasureTable, filter: RowFilter, { entries }: CodeColumn): Uint8Array {
  const passes = createTest(filter, getAttribute([measureTable], filter.attribute))
  return Uint8Array.from(entries, (entry) => (passes(entry) ? 1 : 0))
}

function numberEntry({ numbers }: Extract<Column, { kind: 'numbers' }>, row: number): Entry {
  const number = numbers[row] ?? Number.NaN
  if (Number.isNaN(number) || number === Number.NEGATIVE_INFINITY) return null
  return number === Number.POSITIVE_INFINITY ? '?' : number
}

/** Whether an entry passes; null among the values of `in` and `not_in` matches rows without a value. */
function createTest({ operator, values }: RowFilter, attribute: Attribute | undefined): (entry: Entry) => boolean {
  const isDate = attribute?.type === 'date'
  if (operator === 'between') return between(values, isDate)
  const getValue = attribute ? getCanonical(attribute) : asValue
  const wanted = new Set(
    values.map((value) => (value === null ? null : String((isDate ? toDay(value) : null) ?? getValue(value)))),
  )
  const isWanted = (entry: Entry): boolean =>
    Array.isArray(entry)
      ? entry.some((one) => wanted.has(String(one)))
      : wanted.has(entry === null ? null : String(entry))
  return operator === 'in' ? isWanted : (entry) => !isWanted(entry)
}

function between(values: RowFilter['values'], isDate: boolean): (entry: Entry) => boolean {
  const bound = (value: RowFilter['values'][number] | undefined): number | null => {
    if (value === null || value === undefined || value === '') return null
    // A bound that is not a number lets nothing pass, rather than everything.
    return (isDate ? toDay(value) : getNumber(value)) ?? Number.NaN
  }
  const [from, to] = [bound(values[0]), bound(values[1])]
  return (entry) => {
    const number = isDate && typeof entry === 'string' ? null : getNumber(Array.isArray(entry) ? null : entry)
    return number !== null && (from === null || number >= from) && (to === null || number <= to)
  }
}

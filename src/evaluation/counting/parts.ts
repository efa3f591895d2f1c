import type { Attribute } from '#evaluation/model/chart.ts'
import type { CodeColumn, Column, Entry } from './columns.ts'
import { mostCodes } from './columns.ts'
import { numberOf } from './values.ts'
import { type MeasureTable, counted } from './measureTable.ts'
import { isNumeric } from './levels.ts'
import type { Resolved } from './item.ts'

/** One column an item takes answers from. `name` tells it from others of the measure; of a part that is `onlyInvalid` the numbers are in another one. */
export type Part = {
  name: string
  column: Column
  numeric: boolean
  turn: (value: number) => number
  onlyInvalid: boolean
  measureTable: MeasureTable
}

/** The columns of a measure that an item is counted from. */
export function partsOf(item: Resolved, measureTable: MeasureTable): Part[] {
  const own = item.attributes.flatMap((attribute) => rawPart(attribute, measureTable) ?? [])
  if (!item.isScore) return own
  const name = `score ${JSON.stringify(item.keys)}`
  const score = measureTable.kept.columns.get(name, () => scoreColumn(own, measureTable.table.rows))
  const faulty = own.filter(
    ({ column }) =>
      column.kind === 'numbers' || column.entries.some((entry) => isInvalid(counted(entry, measureTable.source))),
  )
  // A score of -1 is made of answers that apply.
  const whole = { ...measureTable, source: { ...measureTable.source, minus1included: true } }
  return [
    { name, column: score, numeric: true, turn: (value) => value, onlyInvalid: false, measureTable: whole },
    ...faulty.map((part) => ({ ...part, onlyInvalid: true })),
  ]
}

/** Neither missing nor a number. */
function isInvalid(value: ReturnType<typeof counted>): boolean {
  return value !== null && (Array.isArray(value) || numberOf(value) === null)
}

function rawPart(attribute: Attribute, measureTable: MeasureTable): Part | null {
  const column = measureTable.table.columns.get(attribute.key)
  if (!column || (column.kind === 'codes' && column.overflow)) return null
  // Each measure by its own rules: another one may have the question the other way round.
  const { scale } = measureTable.source.attributes.find(({ key }) => key === attribute.key) ?? attribute
  const sum = scale?.reversed ? scale.min + scale.max : null
  return {
    name: attribute.key,
    column,
    numeric: isNumeric(attribute),
    turn: sum === null ? (value) => value : (value) => sum - value,
    onlyInvalid: false,
    measureTable,
  }
}

/** What a part's codes mean: answers as they count, turned numbers (NaN for none), and whether they are missing (0), valid (1) or invalid (2). */
export function meaningOf(
  { numeric, turn, measureTable }: Part,
  { entries }: CodeColumn,
): { answers: Entry[]; values: Float64Array; states: Uint8Array } {
  const answers = entries.map((entry) => counted(entry, measureTable.source))
  const values = new Float64Array(entries.length).fill(Number.NaN)
  const states = new Uint8Array(entries.length)
  for (const [code, value] of answers.entries()) {
    if (value === null) continue
    const number = numeric && !Array.isArray(value) ? numberOf(value) : null
    states[code] = numeric && number === null ? 2 : 1
    if (number !== null) values[code] = turn(number)
  }
  return { answers, values, states }
}

/** A reader of one row: its turned number, NaN for a missing and Infinity for an invalid answer. */
export function readerOf(part: Part): (row: number) => number {
  const { column, turn, measureTable } = part
  if (column.kind === 'codes') {
    const { values, states } = meaningOf(part, column)
    const table = values.map((value, code) => (states[code] === 2 ? Number.POSITIVE_INFINITY : value))
    return (row) => table[column.codes[row] ?? 0] ?? Number.NaN
  }
  const { numbers } = column
  const dropsMinusOne = !measureTable.source.minus1included
  return (row) => {
    const number = numbers[row] ?? Number.NaN
    if (dropsMinusOne && number === -1) return Number.NaN
    return number === Number.POSITIVE_INFINITY ? number : turn(number)
  }
}

/** One score per row: the mean of the valid answers to several questions, each turned as its scale is. */
function scoreColumn(parts: readonly Part[], rows: number): Column {
  const readers = parts.map(readerOf)
  const scores = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) {
    let [sum, count] = [0, 0]
    for (const read of readers) {
      const value = read(row)
      if (!Number.isFinite(value)) continue
      sum += value
      count += 1
    }
    scores[row] = count === 0 ? Number.NaN : sum / count
  }
  return coded(scores) ?? { kind: 'numbers', numbers: scores }
}

function coded(scores: Float64Array): CodeColumn | null {
  const codes = new Uint16Array(scores.length)
  const known = new Map<number, number>()
  for (let row = 0; row < scores.length; row += 1) {
    const score = scores[row] ?? Number.NaN
    if (Number.isNaN(score)) continue
    const code = known.get(score) ?? known.size + 1
    if (code >= mostCodes) return null
    known.set(score, code)
    codes[row] = code
  }
  return {
    kind: 'codes',
    codes: known.size < 255 ? Uint8Array.from(codes) : codes,
    entries: [null, ...known.keys()],
    overflow: false,
  }
}

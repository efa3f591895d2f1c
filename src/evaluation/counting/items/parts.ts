import type { Attribute } from '#evaluation/model/chart.ts'
import type { CodeColumn, Column } from '#evaluation/counting/table/columns.ts'
import { maxCodes } from '#evaluation/counting/table/columns.ts'
import { isNumeric, getNumber, state, getState } from '#evaluation/counting/table/values.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Resolved } from './item.ts'

/**
 * One column of an item. `name` is unique in the measure. In a part with the role `invalid` another part holds the
 * numbers; the entries of `people` are pairs: the number of answers of a person and their sum.
 */
export type Part = {
  name: string
  column: Column
  numeric: boolean
  /** Numbers outside of it are invalid (9 and 99 are common codes for 'no answer') unless they are `declared`. */
  scale: { min: number; max: number } | null
  declared?: ReadonlySet<number>
  turn: (value: number) => number
  role: 'answers' | 'invalid' | 'people'
  measureTable: MeasureTable
}

/** The columns of a measure that an item is counted from. */
export function getParts(item: Resolved, measureTable: MeasureTable): Part[] {
  const own = item.attributes.flatMap((attribute) => rawPart(attribute, measureTable, item.isScore) ?? [])
  if (isPooled(item)) return [...own, peoplePart(item, own, measureTable)]
  if (!item.isScore) return own
  const name = `score ${JSON.stringify(item.keys)}`
  const score = measureTable.kept.columns.get(name, () => scoreColumn(own, measureTable.table.rows))
  const faulty = own.filter(
    (part) =>
      part.column.kind === 'numbers' ||
      part.column.minusOnes !== undefined ||
      getMeaning(part, part.column).states.includes(state.invalid),
  )
  return [
    { name, column: score, numeric: true, scale: null, turn: (value) => value, role: 'answers', measureTable },
    ...faulty.map((part): Part => ({ ...part, role: 'invalid' })),
  ]
}

/** Answers to several questions that are pooled without a score: those of one person are correlated. */
export function isPooled({ keys, isScore }: Resolved): boolean {
  return keys.length > 1 && !isScore
}

/** Only a score reverses questions with a reversed scale: a single one is shown as it was answered. */
function rawPart(attribute: Attribute, measureTable: MeasureTable, isTurned: boolean): Part | null {
  const column = measureTable.table.columns.get(attribute.key)
  if (!column || (column.kind === 'codes' && column.overflow)) return null
  // Each measure by its own rules: another one may reverse the question.
  const { scale, options } = measureTable.source.attributes.find(({ key }) => key === attribute.key) ?? attribute
  const numeric = isNumeric(attribute)
  const sum = isTurned && scale?.reversed ? scale.min + scale.max : null
  return {
    name: attribute.key,
    column,
    numeric,
    scale: numeric ? scale : null,
    declared: new Set(options.flatMap(({ value }) => getNumber(value) ?? [])),
    turn: sum === null ? (value) => value : (value) => sum - value,
    role: 'answers',
    measureTable,
  }
}

/** The meaning of a part's codes: their numbers (NaN for none), and the state of each. */
export function getMeaning(
  { numeric, scale, declared, turn }: Part,
  { entries }: CodeColumn,
): { values: Float64Array; states: Uint8Array } {
  const values = new Float64Array(entries.length).fill(Number.NaN)
  const states = new Uint8Array(entries.length)
  for (const [code, value] of entries.entries()) {
    if (value === null) continue
    const number = numeric && !Array.isArray(value) ? getNumber(value) : null
    states[code] = numeric ? getState(number, scale, declared) : state.valid
    if (number !== null && states[code] === state.valid) values[code] = turn(number)
  }
  return { values, states }
}

/**
 * Reads one row: its number, NaN for a missing and Infinity for an invalid answer, -Infinity for a -1 that does not
 * count.
 */
export function getReader(part: Part): (row: number) => number {
  const { column, scale, declared, turn } = part
  if (column.kind === 'codes') {
    const { values, states } = getMeaning(part, column)
    const table = values.map((value, code) => (states[code] === state.invalid ? Number.POSITIVE_INFINITY : value))
    return (row) => table[column.codes[row] ?? 0] ?? Number.NaN
  }
  const { numbers } = column
  return (row) => {
    const number = numbers[row] ?? Number.NaN
    if (!Number.isFinite(number)) return number
    const own = getState(number, scale, declared)
    if (own === state.valid) return turn(number)
    return own === state.invalid ? Number.POSITIVE_INFINITY : Number.NaN
  }
}

/** One score per row: the mean of the valid answers to several questions, reversed where the scale is. */
function scoreColumn(parts: readonly Part[], rows: number): Column {
  const readers = parts.map(getReader)
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
    if (code >= maxCodes) return null
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

/** How many of the pooled questions a person answered and, if a mean is needed, the sum of these answers. */
function peoplePart(item: Resolved, parts: readonly Part[], measureTable: MeasureTable): Part {
  const name = `people ${JSON.stringify(item.keys)} ${item.isDistribution}`
  const column = measureTable.kept.columns.get(name, () =>
    peopleColumn(parts, measureTable.table.rows, item.isDistribution),
  )
  return { name, column, numeric: false, scale: null, turn: (value) => value, role: 'people', measureTable }
}

/** Pairs as codes; a column of numbers without codes if there are too many. */
function peopleColumn(parts: readonly Part[], rows: number, withLevels: boolean): Column {
  const readers = parts.map(answerReader)
  const codes = new Uint16Array(rows)
  const known = new Map<number, Map<number, number>>()
  const entries: [number, number][] = []
  for (let row = 0; row < rows; row += 1) {
    let [answers, sum] = [0, 0]
    for (const read of readers) {
      const value = read(row)
      if (value === null) continue
      answers += 1
      if (!withLevels) sum += value
    }
    if (answers === 0) continue
    const sums = known.get(answers) ?? new Map<number, number>()
    known.set(answers, sums)
    let code = sums.get(sum)
    if (code === undefined) {
      entries.push([answers, sum])
      code = entries.length
      if (code >= maxCodes) return { kind: 'numbers', numbers: new Float64Array(0) }
      sums.set(sum, code)
    }
    codes[row] = code
  }
  const small = entries.length < 255 ? Uint8Array.from(codes) : codes
  return { kind: 'codes', codes: small, entries: [null, ...entries], overflow: false }
}

/** Reads whether a person answered: null for no answer, the number, or 0 for a non-numeric answer. */
export function answerReader(part: Part): (row: number) => number | null {
  const { column } = part
  if (column.kind === 'numbers') {
    const read = getReader(part)
    return (row) => {
      const value = read(row)
      return Number.isFinite(value) ? value : null
    }
  }
  const { values, states } = getMeaning(part, column)
  const table = Array.from(states, (own, code) => {
    const value = values[code] ?? Number.NaN
    if (own !== state.valid) return null
    return Number.isNaN(value) ? 0 : value
  })
  return (row) => table[column.codes[row] ?? 0] ?? null
}

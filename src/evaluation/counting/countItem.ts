import type { Entry } from './columns.ts'
import type { Cells } from './measureTable.ts'
import type { Counted, People } from '#evaluation/counting/statistics/figure.ts'
import type { Selection } from './histogram.ts'
import type { Resolved } from './item.ts'
import type { CountedColumn } from './columnGroups.ts'
import { type Part, answerReader, isPooled, meaningOf, readerOf } from './parts.ts'
import type { Chosen } from './selection.ts'
import { state } from './values.ts'

/** The rows of one measure as an item is counted over them. */
export type Share = { parts: Part[]; cells: Cells; chosen: Chosen; counts: Map<string, Int32Array> }

const mostTallies = 4_194_304

/** Whether an item's answers are counted by code; otherwise numbers are handled one by one. */
export function isCounted(parts: readonly Part[], cells: number): boolean {
  const codes = parts.reduce(
    (sum, { column }) => (column.kind === 'codes' ? sum + column.entries.length : Number.POSITIVE_INFINITY),
    0,
  )
  return codes * cells <= mostTallies
}

export function unitsOf(parts: readonly Part[]): CountedColumn[] {
  return parts.flatMap(({ name, column }) => (column.kind === 'codes' ? { name, column } : []))
}

/** What was counted in every cell, over all measures, from the counts of the codes; and the invalid answers of all. */
export function fromCounts(
  item: Resolved,
  shares: readonly Share[],
  cells: number,
): { cells: Counted[]; invalid: number } {
  const meanings = shares.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.column.kind === 'codes' ? { part, ...meaningOf(part, part.column) } : [])),
  )
  const values = item.isNumeric
    ? ascending(meanings.filter(({ part }) => part.role === 'answers').map((one) => one.values))
    : null
  const placeOf = new Map(values ? [...values].map((value, place) => [value, place]) : [])
  const levelOf = new Map(item.levels.map(({ value }, level) => [String(value), level]))
  const counted = Array.from({ length: cells }, (): Counted => ({
    n: 0,
    invalid: 0,
    levels: new Float64Array(item.levels.length),
    tally: values && { values, counts: new Float64Array(values.length) },
    people: isPooled(item) ? { answers: [], sums: [], counts: [] } : null,
  }))
  let invalid = 0
  for (const share of shares) {
    for (const { part, answers, values: turned, states } of meanings.filter(({ part }) => share.parts.includes(part))) {
      const counts = share.counts.get(part.name)
      if (!counts || part.column.kind !== 'codes') continue
      const { entries } = part.column
      for (let code = 1; code < entries.length; code += 1) {
        const own = states[code] ?? state.missing
        if (own === state.missing || (own !== state.invalid && part.role === 'invalid')) continue
        // -1 is a level of its own and not part of the numbers.
        if (own === state.notApplicable && !item.isDistribution) continue
        const place = placeOf.get(turned[code] ?? Number.NaN) ?? -1
        const answer = answers[code]
        const levels = (Array.isArray(answer) ? answer : [answer]).flatMap((one) => levelOf.get(String(one)) ?? [])
        for (let bin = 0; bin < share.cells.bins; bin += 1) {
          const count = counts[bin * entries.length + code] ?? 0
          const targets = share.cells.targets[bin]
          if (count === 0 || !targets || targets.length === 0) continue
          if (part.role === 'people') {
            for (const target of targets) addPeople(counted[target]?.people, entries[code], count)
            continue
          }
          if (own === state.invalid) invalid += count
          for (const target of targets) add(counted[target], count, own === state.invalid, place, levels)
        }
      }
    }
  }
  return { cells: counted, invalid }
}

function add(
  cell: Counted | undefined,
  count: number,
  isInvalid: boolean,
  place: number,
  levels: readonly number[],
): void {
  if (!cell) return
  if (isInvalid) {
    cell.invalid += count
    return
  }
  cell.n += count
  const { tally } = cell
  if (tally?.counts && place >= 0) tally.counts[place] = (tally.counts[place] ?? 0) + count
  for (const level of levels) cell.levels[level] = (cell.levels[level] ?? 0) + count
}

function addPeople(people: People | null | undefined, pair: Entry | undefined, count: number): void {
  if (!people || !Array.isArray(pair)) return
  people.answers.push(Number(pair[0]))
  people.sums.push(Number(pair[1]))
  people.counts.push(count)
}

function ascending(tables: readonly Float64Array[]): Float64Array {
  const different = new Set<number>()
  for (const table of tables) for (const value of table) if (!Number.isNaN(value)) different.add(value)
  return Float64Array.from(different).toSorted()
}

/**
 * The same where there are too many different numbers: every one of them is collected in its cells; `sorted` for
 * quantiles.
 */
export function fromNumbers(
  item: Resolved,
  shares: readonly Share[],
  cells: number,
  sorted: boolean,
): { cells: Counted[]; invalid: number } {
  const ns = new Float64Array(cells)
  const invalids = new Float64Array(cells)
  let invalid = 0
  const walk = (take: (target: number, value: number, isFirst: boolean) => void): void => {
    for (const { parts, cells: own, chosen } of shares)
      for (const part of parts.filter(({ role }) => role !== 'people')) {
        const read = readerOf(part)
        eachRow(part.measureTable.table.rows, chosen?.rows() ?? null, (row) => {
          const value = read(row)
          if (Number.isNaN(value) || (part.role === 'invalid' && value !== Number.POSITIVE_INFINITY)) return
          const targets = own.targets[own.codes ? (own.codes[row] ?? 0) : 0] ?? []
          for (let place = 0; place < targets.length; place += 1) take(targets[place] ?? 0, value, place === 0)
        })
      }
  }
  walk((target, value, isFirst) => {
    if (value !== Number.POSITIVE_INFINITY) {
      ns[target] = (ns[target] ?? 0) + 1
      return
    }
    invalids[target] = (invalids[target] ?? 0) + 1
    if (isFirst) invalid += 1
  })
  const collected = Array.from(ns, (n) => new Float64Array(n))
  const next = new Float64Array(cells)
  walk((target, value) => {
    const values = collected[target]
    if (!values || value === Number.POSITIVE_INFINITY) return
    const place = next[target] ?? 0
    values[place] = value
    next[target] = place + 1
  })
  if (sorted) for (const values of collected) values.sort()
  const people = isPooled(item) ? peopleIn(shares, cells) : null
  return {
    cells: collected.map((values, cell) => ({
      n: values.length,
      invalid: invalids[cell] ?? 0,
      levels: new Float64Array(item.levels.length),
      tally: { values, counts: null },
      people: people?.[cell] ?? null,
    })),
    invalid,
  }
}

/** Everybody in every cell, one by one. */
function peopleIn(shares: readonly Share[], cells: number): People[] {
  const people = Array.from({ length: cells }, (): People => ({ answers: [], sums: [], counts: [] }))
  for (const { parts, cells: own, chosen } of shares) {
    const readers = parts.filter(({ role }) => role === 'answers').map((part) => answerReader(part, false))
    const [first] = parts
    eachRow(first?.measureTable.table.rows ?? 0, chosen?.rows() ?? null, (row) => {
      const values = readers.flatMap((read) => read(row) ?? [])
      if (values.length === 0) return
      const sum = values.reduce((all, value) => all + value, 0)
      for (const target of own.targets[own.codes ? (own.codes[row] ?? 0) : 0] ?? [])
        addPeople(people[target], [values.length, sum], 1)
    })
  }
  return people
}

/** Visits the rows that are chosen. */
export function eachRow(rows: number, selection: Selection, take: (row: number) => void): void {
  if (selection?.places) for (const row of selection.places) take(row)
  else for (let row = 0; row < rows; row += 1) if (!selection || selection.mask[row] === 1) take(row)
}

import type { Entry } from '#evaluation/counting/table/columns.ts'
import type { Cells } from '#evaluation/counting/table/measureTable.ts'
import type { Counted, People } from '#evaluation/counting/statistics/figure.ts'
import type { Selection } from '#evaluation/counting/table/histogram.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Resolved } from './item.ts'
import type { CountedColumn } from '#evaluation/counting/table/columnGroups.ts'
import { type Part, answerReader, isPooled, getMeaning, getReader } from './parts.ts'
import type { Chosen } from '#evaluation/counting/selection.ts'
import { state } from '#evaluation/counting/table/values.ts'

/** The rows of one measure, with the data to count an item over them. */
export type Share = { parts: Part[]; cells: Cells; chosen: Chosen; counts: Map<string, Int32Array> }

const maxTallies = 4_194_304

/** Whether an item's answers are counted by code; otherwise numbers are handled one by one. */
export function isCounted(parts: readonly Part[], cells: number): boolean {
  const codes = parts.reduce(
    (sum, { column }) => (column.kind === 'codes' ? sum + column.entries.length : Number.POSITIVE_INFINITY),
    0,
  )
  return codes * cells <= maxTallies
}

export function toUnits(parts: readonly Part[]): CountedColumn[] {
  return parts.flatMap(({ name, column }) => (column.kind === 'codes' ? { name, column } : []))
}

/** The counts of an item in every cell, and of its answers that are not counted like others. */
export type CountedItem = Pick<Series, 'invalid' | 'besides' | 'minusOnes'> & { cells: Counted[] }

/** The counts in every cell, over all measures, from the counts of the codes; and the invalid answers of all. */
export function fromCounts(item: Resolved, shares: readonly Share[], cells: number): CountedItem {
  const meanings = shares.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.column.kind === 'codes' ? { part, ...getMeaning(part, part.column) } : [])),
  )
  const values = item.isNumeric
    ? ascending(meanings.filter(({ part }) => part.role === 'answers').map((one) => one.values))
    : null
  const placeByKey = new Map(values ? [...values].map((value, place) => [value, place]) : [])
  const levelByValue = new Map(item.levels.map(({ value }, level) => [String(value), level]))
  const counted = Array.from({ length: cells }, (): Counted => ({
    n: 0,
    invalid: 0,
    levels: new Float64Array(item.levels.length),
    tally: values && { values, counts: new Float64Array(values.length) },
    people: isPooled(item) ? { answers: [], sums: [], counts: [] } : null,
  }))
  let [invalid, besides] = [0, 0]
  const minusOnes = { dropped: 0, numbers: 0 }
  for (const share of shares) {
    for (const { part, values: reversed, states } of meanings.filter(({ part }) => share.parts.includes(part))) {
      const counts = share.counts.get(part.name)
      if (!counts || part.column.kind !== 'codes') continue
      const { entries, minusOnes: ones } = part.column
      for (let code = 1; code < entries.length; code += 1) {
        const own = states[code] ?? state.missing
        if (ones?.codes.has(code))
          minusOnes[ones.areNumbers ? 'numbers' : 'dropped'] += countInto(share.cells, counts, entries.length, code)
        if (own === state.missing || (own !== state.invalid && part.role === 'invalid')) continue
        const isBeside = own === state.beside
        const place = placeByKey.get(reversed[code] ?? Number.NaN) ?? -1
        const result = entries[code]
        const levels = (Array.isArray(result) ? result : [result]).flatMap((one) => levelByValue.get(String(one)) ?? [])
        for (let bin = 0; bin < share.cells.bins; bin += 1) {
          const count = counts[bin * entries.length + code] ?? 0
          const targets = share.cells.targets[bin]
          if (count === 0 || !targets || targets.length === 0) continue
          if (part.role === 'people') {
            for (const target of targets) addPeople(counted[target]?.people, entries[code], count)
            continue
          }
          if (own === state.invalid) invalid += count
          if (isBeside) besides += count
          // Without a level the code is in no figure.
          if (isBeside && !item.isDistribution) continue
          for (const target of targets) add(counted[target], count, own, place, levels)
        }
      }
    }
  }
  return { cells: counted, invalid, besides, minusOnes }
}

/** How often a code comes in the cells of a chart. */
function countInto({ bins, targets }: Cells, counts: Int32Array, width: number, code: number): number {
  let all = 0
  for (let bin = 0; bin < bins; bin += 1) if (targets[bin]?.length) all += counts[bin * width + code] ?? 0
  return all
}

function add(cell: Counted | undefined, count: number, own: number, place: number, levels: readonly number[]): void {
  if (!cell) return
  if (own === state.invalid) {
    cell.invalid += count
    return
  }
  if (own === state.beside) cell.besides = (cell.besides ?? 0) + count
  else cell.n += count
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

/** The same for too many distinct numbers: every one of them is collected in its cells; `sorted` for quantiles. */
export function fromNumbers(item: Resolved, shares: readonly Share[], cells: number, sorted: boolean): CountedItem {
  const ns = new Float64Array(cells)
  const invalids = new Float64Array(cells)
  let invalid = 0
  const minusOnes = { dropped: 0, numbers: 0 }
  const walk = (take: (target: number, value: number, isFirst: boolean, part: Part) => void): void => {
    for (const { parts, cells: own, chosen } of shares)
      for (const part of parts.filter(({ role }) => role !== 'people')) {
        const read = getReader(part)
        eachRow(part.measureTable.table.rows, chosen?.rows() ?? null, (row) => {
          const value = read(row)
          if (Number.isNaN(value)) return
          const targets = own.targets[own.codes ? (own.codes[row] ?? 0) : 0] ?? []
          for (let place = 0; place < targets.length; place += 1) take(targets[place] ?? 0, value, place === 0, part)
        })
      }
  }
  walk((target, value, isFirst, part) => {
    if (isFirst && value === Number.NEGATIVE_INFINITY) minusOnes.dropped += 1
    else if (isFirst && value === -1 && part.column.minusOnes?.areNumbers) minusOnes.numbers += 1
    if (value === Number.NEGATIVE_INFINITY || (part.role === 'invalid' && value !== Number.POSITIVE_INFINITY)) return
    if (value !== Number.POSITIVE_INFINITY) {
      ns[target] = (ns[target] ?? 0) + 1
      return
    }
    invalids[target] = (invalids[target] ?? 0) + 1
    if (isFirst) invalid += 1
  })
  const collected = Array.from(ns, (n) => new Float64Array(n))
  const next = new Float64Array(cells)
  walk((target, value, _isFirst, part) => {
    const values = collected[target]
    if (!values || !Number.isFinite(value) || part.role === 'invalid') return
    const place = next[target] ?? 0
    values[place] = value
    next[target] = place + 1
  })
  if (sorted) for (const values of collected) values.sort()
  const people = isPooled(item) ? getPeople(shares, cells) : null
  return {
    cells: collected.map((values, cell) => ({
      n: values.length,
      invalid: invalids[cell] ?? 0,
      levels: new Float64Array(item.levels.length),
      tally: { values, counts: null },
      people: people?.[cell] ?? null,
    })),
    invalid,
    besides: 0,
    minusOnes,
  }
}

/** The answers per person in every cell. */
function getPeople(shares: readonly Share[], cells: number): People[] {
  const people = Array.from({ length: cells }, (): People => ({ answers: [], sums: [], counts: [] }))
  for (const { parts, cells: own, chosen } of shares) {
    const readers = parts.filter(({ role }) => role === 'answers').map(answerReader)
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

/** Visits the selected rows. */
export function eachRow(rows: number, selection: Selection, take: (row: number) => void): void {
  if (selection?.places) for (const row of selection.places) take(row)
  else for (let row = 0; row < rows; row += 1) if (!selection || selection.mask[row] === 1) take(row)
}

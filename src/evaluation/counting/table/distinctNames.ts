import type { Breakdown, RowFilter, Value } from '#evaluation/model/chart.ts'
import { getDistinctName, institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { type CodeColumn, institutionId, type Table } from './columns.ts'
import { keptTable, type MeasureTable } from './measureTable.ts'

const { attribute } = institutionFilter([])

/** The ids that each name has in a table, by their codes. Computed once for each table. */
const known = new WeakMap<Table, ReadonlyMap<number, ReadonlySet<number>>>()

/**
 * The same tables with a name of its own for every institution: those that share one get their id behind it. Ids are
 * compared within one content type: a hospital that takes part in two programmes has a record, and an id, in each. Rows
 * without an id keep the name. A table in which nothing changes is the same object.
 */
export function withDistinctNames<Some extends MeasureTable>(tables: readonly Some[]): Some[] {
  const shared = getSharedNames(tables)
  if (shared.size === 0) return [...tables]
  return tables.map((one) => {
    const wanted = shared.get(one.source.contentType)
    const columns = wanted && getColumns(one.table)
    if (!columns || !columns.names.entries.some((entry) => wanted.has(String(entry)))) return one
    const names = renamed(one.table, columns, wanted)
    const table = { ...one.table, columns: new Map([...one.table.columns, [attribute, names]]) }
    return { ...one, ...keptTable(one.source, table) }
  })
}

/**
 * The same charts and filters where these name an institution by a name that several have: as it was stored, it means all of
 * them.
 */
export function withKnownNames<Request extends { filters: RowFilter[]; charts?: CountedChart[]; chart?: CountedChart }>(
  request: Request,
  tables: readonly MeasureTable[],
): Request {
  const names = new Set(tables.flatMap(({ table }) => getCodes(table, attribute)?.entries.map(String) ?? []))
  const toNames = <One extends Value | null>(value: One): (One | string)[] => {
    const found = [...names].filter((name) => isNamesake(name, String(value)))
    return found.length === 0 ? [value] : [...(names.has(String(value)) ? [value] : []), ...found]
  }
  const toFilter = (filter: RowFilter): RowFilter =>
    filter.attribute === attribute && filter.operator !== 'between'
      ? { ...filter, values: filter.values.flatMap(toNames) }
      : filter
  const toBreakdown = (one: Breakdown): Breakdown =>
    one.attribute === attribute && one.values ? { ...one, values: one.values.flatMap(toNames) } : one
  const toChart = (chart: CountedChart): CountedChart => ({
    ...chart,
    filters: chart.filters.map(toFilter),
    groups: chart.groups.map(toBreakdown),
    slices: chart.slices.map(toBreakdown),
    splits: chart.splits.map(toBreakdown),
  })
  if (![...names].some((name) => isDistinct.test(name))) return request
  return {
    ...request,
    filters: request.filters.map(toFilter),
    ...(request.charts && { charts: request.charts.map(toChart) }),
    ...(request.chart && { chart: toChart(request.chart) }),
  }
}

const isDistinct = / \(#\d+\)$/

/** The name that an institution has in the rows: with its id where several share theirs. */
export function findRowName(name: string, id: number | null, tables: readonly MeasureTable[]): string {
  const distinct = id === null ? name : getDistinctName(name, id)
  return tables.some(({ table }) => getCodes(table, attribute)?.entries.includes(distinct)) ? distinct : name
}

/** A name without the id that tells it from others of the same name. */
export function getSharedName(name: string): string {
  return name.replace(isDistinct, '')
}

/** Whether a name is that of one of several institutions that share `shared`. */
function isNamesake(name: string, shared: string): boolean {
  return isDistinct.test(name) && getSharedName(name) === shared
}

type Columns = { names: CodeColumn; ids: CodeColumn }

function getColumns(table: Table): Columns | null {
  const [names, ids] = [getCodes(table, attribute), getCodes(table, institutionId)]
  return names && ids ? { names, ids } : null
}

function getCodes({ columns }: Table, key: string): CodeColumn | null {
  const column = columns.get(key)
  return column?.kind === 'codes' && !column.overflow ? column : null
}

/** The names that several institutions of one content type have. */
function getSharedNames(tables: readonly MeasureTable[]): Map<number | undefined, Set<string>> {
  const idsByKind = new Map<number | undefined, Map<string, Set<string>>>()
  for (const { source, table } of tables) {
    const columns = getColumns(table)
    if (!columns) continue
    const own = idsByKind.get(source.contentType) ?? new Map<string, Set<string>>()
    idsByKind.set(source.contentType, own)
    for (const [name, codes] of getIdsByName(table, columns)) {
      const text = String(columns.names.entries[name])
      const ids = own.get(text) ?? new Set<string>()
      own.set(text, ids)
      for (const code of codes) ids.add(String(columns.ids.entries[code]))
    }
  }
  const shared = [...idsByKind].map(([kind, own]): [number | undefined, Set<string>] => [
    kind,
    new Set([...own].flatMap(([name, ids]) => (ids.size > 1 ? name : []))),
  ])
  return new Map(shared.filter(([, names]) => names.size > 0))
}

function getIdsByName(table: Table, { names, ids }: Columns): ReadonlyMap<number, ReadonlySet<number>> {
  const before = known.get(table)
  if (before) return before
  const found = new Map<number, Set<number>>()
  const last = new Int32Array(names.entries.length).fill(-1)
  for (let row = 0; row < table.rows; row += 1) {
    const [name, id] = [names.codes[row] ?? 0, ids.codes[row] ?? 0]
    if (name === 0 || id === 0 || last[name] === id) continue
    last[name] = id
    found.set(name, (found.get(name) ?? new Set()).add(id))
  }
  known.set(table, found)
  return found
}

function renamed(table: Table, { names, ids }: Columns, shared: ReadonlySet<string>): CodeColumn {
  const entries = [...names.entries]
  const isShared = names.entries.map((entry) => entry !== null && shared.has(String(entry)))
  const codeByPair = new Map<number, number>()
  const codes = new Uint16Array(table.rows)
  const isUsed = new Set<number>()
  for (let row = 0; row < table.rows; row += 1) {
    const [name, id] = [names.codes[row] ?? 0, ids.codes[row] ?? 0]
    codes[row] = name
    if (!isShared[name] || id === 0) {
      if (isShared[name]) isUsed.add(name)
      continue
    }
    const pair = name * ids.entries.length + id
    let code = codeByPair.get(pair)
    if (code === undefined) {
      code = entries.length
      codeByPair.set(pair, code)
      entries.push(getDistinctName(String(names.entries[name]), String(ids.entries[id])))
    }
    codes[row] = code
  }
  // A name that no row has any more must not be offered.
  for (const [code, one] of isShared.entries()) if (one && !isUsed.has(code)) entries[code] = null
  return { ...names, codes, entries }
}

import type { Attribute, Value } from '#evaluation/model/chart.ts'
import type { Column } from '#evaluation/counting/table/columns.ts'
import { keptTable, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { definedLevels } from '#evaluation/counting/table/levels.ts'
import { sameKey } from './sameQuestion.ts'
import { canonical } from '#evaluation/counting/table/values.ts'

/** The results of merging codings, by the first of the tables and the others. */
const known = new WeakMap<MeasureTable, Map<string, { of: readonly MeasureTable[]; tables: MeasureTable[] }>>()

/**
 * Converts the answers of measures to one coding, that of the first one that has a key: if labels are unique, codes of
 * the same label are the same. The first also gets the options that only others have.
 */
export function inOneCoding(tables: readonly MeasureTable[]): readonly MeasureTable[] {
  const [first] = tables
  if (!first || tables.length === 1) return tables
  const own = known.get(first) ?? new Map<string, { of: readonly MeasureTable[]; tables: MeasureTable[] }>()
  known.set(first, own)
  const name = tables.map(({ source }) => source.id).join()
  const found = own.get(name)
  if (found?.of.every((table, place) => table === tables[place])) return found.tables
  const made = recodedTables(tables)
  own.set(name, { of: tables, tables: made })
  return made
}

/** The measures of a page in the codes of the oldest. */
export function inOrder(tables: readonly MeasureTable[]): readonly MeasureTable[] {
  return tables.length < 2 ? tables : tables.toSorted((one, other) => one.source.id - other.source.id)
}

function recodedTables(tables: readonly MeasureTable[]): MeasureTable[] {
  const firsts = new Map<string, Attribute>()
  const recoded = tables.map((table) => {
    const codings = new Map<string, ReadonlyMap<string, Value>>()
    for (const attribute of table.source.attributes) {
      const first = firsts.get(attribute.key)
      if (!first) firsts.set(attribute.key, attribute)
      else if (sameKey(first, attribute).codes.size > 0) codings.set(attribute.key, sameKey(first, attribute).codes)
    }
    return codings.size > 0 ? toCodesLike(table, codings) : table
  })
  return recoded.map((table) => withAllOptions(table, firsts, recoded))
}

function toCodesLike({ source, table }: MeasureTable, codings: ReadonlyMap<string, ReadonlyMap<string, Value>>) {
  const recode = (key: string) => (value: Value) => codings.get(key)?.get(String(value)) ?? value
  const columns = new Map(
    [...table.columns].map(([key, column]): [string, Column] => [
      key,
      column.kind === 'codes' && codings.has(key)
        ? { ...column, entries: column.entries.map((entry) => canonical(entry, recode(key))) }
        : column,
    ]),
  )
  const attributes = source.attributes.map((attribute) =>
    codings.has(attribute.key)
      ? {
          ...attribute,
          options: definedLevels(attribute).map(({ value, label }) => ({ value: recode(attribute.key)(value), label })),
        }
      : attribute,
  )
  return keptTable({ ...source, attributes }, { ...table, columns })
}

/** The first attributes get the options of all measures; data derived from the rows stays valid. */
function withAllOptions(
  table: MeasureTable,
  firsts: ReadonlyMap<string, Attribute>,
  tables: readonly MeasureTable[],
): MeasureTable {
  let isSame = true
  const attributes = table.source.attributes.map((attribute) => {
    if (firsts.get(attribute.key) !== attribute || attribute.options.length === 0) return attribute
    const options = new Map(definedLevels(attribute).map((level) => [String(level.value), level]))
    const before = options.size
    for (const { source } of tables)
      for (const other of source.attributes)
        if (other.key === attribute.key && other.options.length > 0)
          for (const level of definedLevels(other))
            if (!options.has(String(level.value))) options.set(String(level.value), level)
    if (options.size === before) return attribute
    isSame = false
    return { ...attribute, options: [...options.values()] }
  })
  return isSame ? table : { ...table, source: { ...table.source, attributes } }
}

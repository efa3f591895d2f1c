import { inEachLanguage } from '#lib/languages.ts'
import type { Attribute, Words } from '#evaluation/model/chart.ts'
import { type Column, institutionId, type Table } from './columns.ts'
import type { Source } from '#evaluation/model/question.ts'
import { withMinusOnes } from './minusOnes.ts'
import type { Codes, Selection } from './histogram.ts'

/** A measure with its rows, and data derived from them that is valid as long as they are. */
export type MeasureTable = { source: Source; table: Table; kept: Kept }

type Kept = {
  selections: LruCache<Selection>
  codes: LruCache<Codes>
  columns: LruCache<Column>
  digits: LruCache<Digit>
  cells: LruCache<Cells | null>
  counts: LruCache<Int32Array>
}

/**
 * The cell of a chart that each row of a measure belongs to. `codes` is null for a chart without breakdowns. `targets`
 * are the cells `(split * groups + group) * slices + slice` of a code: none for rows outside of the chart, several for
 * answers with several choices. `splits` are the panels of a code.
 */
export type Cells = {
  codes: Codes | null
  bins: number
  targets: readonly (readonly number[])[]
  splits: readonly (readonly number[])[]
  signature: string
}

/**
 * The meaning of a column's codes on an axis: `map` converts a code to a digit, `places` a digit to categories; 0 is
 * none.
 */
export type Digit = { codes: Codes | null; places: (readonly number[])[]; map: Uint16Array; signature: string }

/** Max total of counts kept for future filters, in four-byte numbers: 64 MB. */
const maxCounts = 2 ** 24

/** Creates a measure table from rows that were just read, with -1 as it counts in them. */
export function getMeasureTable(source: Source, table: Table): MeasureTable {
  return keptTable(source, { ...table, columns: withMinusOnes(table.columns, source) })
}

/** Creates a measure table without derived data. */
export function keptTable(source: Source, table: Table): MeasureTable {
  return {
    source,
    table,
    kept: {
      selections: new LruCache(64),
      codes: new LruCache(256),
      columns: new LruCache(32),
      digits: new LruCache(256),
      cells: new LruCache(128),
      counts: new LruCache(maxCounts, (counts) => counts.length),
    },
  }
}

const builtIn: { [key: string]: Attribute['type'] } = {
  content_object: 'single',
  [institutionId]: 'single',
  created: 'date',
}

/** The attribute that the measures have for a key; the first one that has it decides. */
export function getAttribute(measureTables: readonly MeasureTable[], key: string): Attribute | undefined {
  for (const { source, table } of measureTables) {
    const found = source.attributes.find((attribute) => attribute.key === key)
    // A text that was not read must not look like an empty one.
    if (found && (found.type !== 'text' || table.columns.has(key))) return found
  }
  if (measureTables.some(({ source }) => source.attributes.some((attribute) => attribute.key === key))) return undefined
  const type = builtIn[key]
  return type && { key, type, name: sameWords(key), options: [], scale: null, question: '', group: '' }
}

export function sameWords(text: string): Words {
  return inEachLanguage(() => text)
}

/** Keeps the most recently used entries, up to a number or, if they have weights, a total weight. */
export class LruCache<Thing> {
  private readonly things = new Map<string, Thing>()
  private readonly max: number
  private readonly weigh: (thing: Thing) => number
  private weight = 0

  constructor(max: number, weigh: (thing: Thing) => number = () => 1) {
    this.max = max
    this.weigh = weigh
  }

  /** Whether adding one more would drop another. */
  get isFull(): boolean {
    return this.weight >= this.max
  }

  find(key: string): Thing | undefined {
    const known = this.things.get(key)
    if (known === undefined) return undefined
    this.things.delete(key)
    this.things.set(key, known)
    return known
  }

  get(key: string, make: () => Thing): Thing {
    const known = this.find(key)
    if (known !== undefined) return known
    const thing = make()
    this.things.set(key, thing)
    this.weight += this.weigh(thing)
    for (const [oldest, other] of this.things) {
      if (this.weight <= this.max || oldest === key) break
      this.things.delete(oldest)
      this.weight -= this.weigh(other)
    }
    return thing
  }
}

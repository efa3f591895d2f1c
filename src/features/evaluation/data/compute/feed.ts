import type { Attribute, Words } from '../chart.ts'
import type { Column, Entry, Table } from '../columns.ts'
import type { Source } from '../question.ts'
import { withoutMinusOne } from '../values.ts'
import type { Codes, Selection } from './histogram.ts'

/** A measure with its rows, and what was worked out from them and stays true as long as they do. */
export type Feed = { source: Source; table: Table; kept: Kept }

type Kept = { selections: Limited<Selection>; codes: Limited<Codes>; columns: Limited<Column>; digits: Limited<Digit>; cells: Limited<Cells | null> }

/**
 * Which cell of a chart each row of a measure falls into. `codes` is null where the chart is not cut. Of a code,
 * `targets` are the cells `(split * groups + group) * slices + slice` it stands for: none for rows outside of the chart,
 * several where answers have several choices. `splits` are the panels a code belongs to.
 */
export type Cells = { codes: Codes | null; bins: number; targets: readonly (readonly number[])[]; splits: readonly (readonly number[])[]; signature: string }

/** What the codes of a column mean on an axis: `map` leads from a code to a digit, `places` from a digit to categories; 0 is none. */
export type Digit = { codes: Codes | null; places: (readonly number[])[]; map: Uint16Array; signature: string }

/** Makes a feed of rows just read. */
export function feedOf(source: Source, table: Table): Feed {
  return { source, table, kept: { selections: new Limited(64), codes: new Limited(256), columns: new Limited(32), digits: new Limited(256), cells: new Limited(128) } }
}

const builtIn: { [key: string]: Attribute['type'] } = { content_object: 'single', created: 'date' }

/** What the measures say of a key; the first that knows it decides. */
export function attributeOf(feeds: readonly Feed[], key: string): Attribute | undefined {
  for (const { source, table } of feeds) {
    const found = source.attributes.find((attribute) => attribute.key === key)
    // A text that was not read must not pass for one that nobody wrote.
    if (found && (found.type !== 'text' || table.columns.has(key))) return found
  }
  if (feeds.some(({ source }) => source.attributes.some((attribute) => attribute.key === key))) return undefined
  const type = builtIn[key]
  return type && { key, type, name: sameWords(key), options: [], scale: null, question: '', group: '' }
}

export function sameWords(text: string): Words {
  return { de: text, fr: text, it: text }
}

/** An entry as it counts in its measure: without -1 unless the measure includes it. */
export function counted(entry: Entry | undefined, { minus1included }: Source): Entry {
  if (entry === undefined) return null
  return minus1included ? entry : withoutMinusOne(entry)
}

/** Keeps what was made last, up to a number of things. */
export class Limited<Thing> {
  private readonly things = new Map<string, Thing>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: string, make: () => Thing): Thing {
    const known = this.things.get(key)
    const thing = known === undefined ? make() : known
    this.things.delete(key)
    this.things.set(key, thing)
    const [oldest] = this.things.keys()
    if (this.things.size > this.most && oldest !== undefined) this.things.delete(oldest)
    return thing
  }
}

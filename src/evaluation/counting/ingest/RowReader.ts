import type { Attribute } from '#evaluation/model/chart.ts'
import { type Column, type Comments, institutionId } from '#evaluation/counting/table/columns.ts'
import { toComments } from './toComments.ts'
import { getCanonical, type ColumnType } from '#evaluation/counting/table/values.ts'
import { ColumnBuilder } from './ColumnBuilder.ts'
import { KeyOrder } from './KeyOrder.ts'
import { type Builder, ValueBuilder } from './ValueBuilder.ts'
import {
  BrokenAnswer,
  afterSpace,
  afterValue,
  backslash,
  closeObject,
  colon,
  comma,
  openObject,
  quote,
  stop,
} from './bytes.ts'

/** The fields of a row besides its attributes, each with its column; an attribute of that name takes precedence. */
const builtIn: [field: string, column: string, type: ColumnType][] = [
  ['content_object', 'content_object', 'single'],
  ['object_id', institutionId, 'single'],
  ['created', 'created', 'date'],
]

/** Reads row after row into columns and skips what no chart can use. */
export class RowReader {
  rows = 0
  private capacity = 1024
  private readonly builders = new Map<string, ColumnBuilder>()
  private readonly comments = new Map<string, ValueBuilder>()
  /** The ids of rows and of their institutions, for comments alone. */
  private readonly ids: { rows: ValueBuilder; institutions: ValueBuilder }
  private readonly outer: KeyOrder
  private readonly inner: KeyOrder

  /** Texts are read only for the keys named in `texts` (as values) and in `listed` (as comments). */
  constructor(attributes: readonly Attribute[], texts: readonly string[], listed: readonly string[] = []) {
    const inner = new Map<string, ColumnBuilder>()
    for (const attribute of attributes) {
      const { key, type } = attribute
      if (type !== 'text' || texts.includes(key))
        inner.set(key, new ColumnBuilder(type, this.capacity, getCanonical(attribute)))
    }
    const outer = new Map<string, ColumnBuilder>()
    const columns = new Map<string, ColumnBuilder>()
    for (const [field, column, type] of builtIn) {
      if (inner.has(column)) continue
      const builder = new ColumnBuilder(type, this.capacity)
      outer.set(field, builder)
      columns.set(column, builder)
    }
    this.builders = new Map([...columns, ...inner])
    for (const { key, type } of attributes)
      if (type === 'text' && listed.includes(key)) this.comments.set(key, new ValueBuilder(inner.get(key)))
    this.ids = { rows: new ValueBuilder(), institutions: new ValueBuilder(columns.get(institutionId)) }
    const ids: [string, Builder][] =
      this.comments.size > 0
        ? [
            ['id', this.ids.rows],
            ['object_id', this.ids.institutions],
          ]
        : []
    this.outer = new KeyOrder(new Map<string, Builder>([...outer, ...ids]))
    this.inner = new KeyOrder(new Map<string, Builder>([...inner, ...this.comments]))
  }

  /** Reserves room for this number of rows. */
  reserve(rows: number): void {
    if (rows <= this.capacity) return
    this.capacity = rows
    for (const builder of this.builders.values()) builder.grow(rows)
  }

  /**
   * Reads the row whose brace is at `at`; returns the position behind it. A row that was cut off is read again from the
   * start.
   */
  read(buffer: Uint8Array, at: number, end: number): number {
    if (this.rows >= this.capacity) this.reserve(this.capacity * 2)
    const behind = this.members(buffer, at, end, true)
    this.rows += 1
    return behind
  }

  finish(): Map<string, Column> {
    return new Map([...this.builders].map(([key, builder]) => [key, builder.finish(this.rows)]))
  }

  /** What was written, by the keys of `listed`. */
  finishComments(measure: number): Map<string, Comments> {
    return new Map(
      [...this.comments].map(([key, texts]) => [
        key,
        toComments({ measure, key }, texts, this.ids.rows, this.ids.institutions),
      ]),
    )
  }

  /** Reads the members of the row or of its attributes. */
  private members(buffer: Uint8Array, at: number, end: number, isRow: boolean): number {
    const keys = isRow ? this.outer : this.inner
    let sawAttributes = !isRow
    let place = afterSpace(buffer, at + 1)
    if (buffer[place] === closeObject && !isRow) return place + 1
    keys.begin()
    for (;;) {
      if (buffer[place] !== quote) return stop(buffer, place, end)
      const builder = keys.next(buffer, place, end)
      place = keys.behind
      if (buffer[place] !== colon) place = afterSpace(buffer, place)
      if (buffer[place] !== colon) return stop(buffer, place, end)
      place += 1
      if (buffer[place] === 32) place = afterSpace(buffer, place)
      if (isRow && keys.isAttributes) {
        sawAttributes = true
        place = this.attributes(buffer, place, end)
      } else place = builder ? this.value(builder, buffer, place, end) : afterValue(buffer, place, end)
      if (buffer[place] !== comma && buffer[place] !== closeObject) place = afterSpace(buffer, place)
      if (buffer[place] === closeObject) break
      if (buffer[place] !== comma) return stop(buffer, place, end)
      place += 1
      if (buffer[place] !== quote) place = afterSpace(buffer, place)
    }
    if (!sawAttributes) throw new BrokenAnswer(`row ${this.rows} without attributes`)
    return place + 1
  }

  private attributes(buffer: Uint8Array, at: number, end: number): number {
    if (buffer[at] === openObject) return this.members(buffer, at, end, false)
    const behind = afterValue(buffer, at, end)
    // `null`: an empty row.
    if (buffer[at] === 110) return behind
    throw new BrokenAnswer(`row ${this.rows} with other attributes than agreed`)
  }

  /** Adds a value to its column; finds its end and its hash in one pass. */
  private value(builder: Builder, buffer: Uint8Array, at: number, end: number): number {
    const first = buffer[at] ?? 0
    const second = buffer[at + 1] ?? 0
    // A single digit: by far the most answers.
    if (first >= 48 && first <= 57 && (second === comma || second === closeObject)) {
      const code = builder.direct[first] ?? -1
      if (code >= 0) builder.codes[this.rows] = code
      else builder.put(this.rows, buffer, at, at + 1, first)
      return at + 1
    }
    let hash = 0
    let behind = at
    if (first === quote) {
      let byte = 0
      for (behind += 1; (byte = buffer[behind] ?? 0) !== quote && byte !== backslash && byte >= 32; behind += 1)
        hash = (Math.imul(hash, 31) + byte) | 0
      // An escape or the end of the buffer: the general path handles both.
      behind = byte === quote ? behind + 1 : afterValue(buffer, at, end)
    } else {
      behind = afterValue(buffer, at, end)
      for (let place = at; place < behind; place += 1) hash = (Math.imul(hash, 31) + (buffer[place] ?? 0)) | 0
    }
    builder.put(this.rows, buffer, at, behind, hash)
    return behind
  }
}

import type { Value } from '#evaluation/model/chart.ts'
import { type Column, type Entry, maxCodes } from '#evaluation/counting/table/columns.ts'
import { canonical, type ColumnType, getEntry, getNumber } from '#evaluation/counting/table/values.ts'
import { Spans } from './Spans.ts'
import { getValue } from './bytes.ts'
import { momentDay, plainNumber } from './numerals.ts'

/** A text that differs from person to person is not a category and is not kept. */
const maxTexts = 1000
/** A number with this many distinct values in twice as many rows will have too many overall. */
const manyCodes = 8192
/** The number of spellings of values that are cached. */
const maxSpans = 4 * maxCodes
/** `"yyyy-MM-dd"` */
const maxDayLength = 12

/** Collects the values of one attribute as bytes, row by row, and builds a column of them. */
export class ColumnBuilder {
  codes: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>
  private numbers: Float64Array<ArrayBuffer> | null = null
  private readonly entries: Entry[] = [null]
  private readonly known = new Map<string | number, number>([['null', 0]])
  private readonly spans = new Spans()
  private readonly spanCodes: number[] = []
  private readonly dayCodes = new Map<number, number>()
  private overflow = false
  private readonly limit: number
  private readonly type: ColumnType
  private readonly toCanonical: (value: Value) => Value
  /** The code of a value of one byte (a digit), or -1. */
  readonly direct = new Int32Array(256).fill(-1)

  /** `getValue` parses one of the spellings of a value. */
  constructor(type: ColumnType, capacity: number, getValue: (value: Value) => Value = (value) => value) {
    this.type = type
    this.toCanonical = getValue
    this.codes = new Uint8Array(capacity)
    this.limit = type === 'text' ? maxTexts : maxCodes
  }

  /** Adds the value in `buffer` between `from` and `to`; `hash` is any function of these bytes. */
  put(row: number, buffer: Uint8Array, from: number, to: number, hash: number): void {
    if (this.numbers) {
      this.numbers[row] = plainNumber(buffer, from, to) ?? this.toNumber(buffer, from, to)
      return
    }
    if (this.type === 'date' && to - from > maxDayLength) {
      const day = momentDay(buffer, from, to)
      if (day !== null) {
        // The code comes first: a new one may replace the array.
        const code = this.dayCodes.get(day) ?? this.newDay(day)
        this.codes[row] = code
        return
      }
    }
    if (to - from === 1) {
      const code = this.direct[buffer[from] ?? 0] ?? -1
      if (code >= 0) {
        this.codes[row] = code
        return
      }
    }
    const span = this.spans.find(buffer, from, to, hash)
    if (span >= 0) this.codes[row] = this.spanCodes[span] ?? 0
    else if (this.overflow) this.codes[row] = 0
    else this.putNew(row, buffer, from, to, hash)
  }

  grow(capacity: number): void {
    if (this.numbers) {
      const numbers = new Float64Array(capacity).fill(Number.NaN)
      numbers.set(this.numbers)
      this.numbers = numbers
      return
    }
    const codes = this.codes instanceof Uint8Array ? new Uint8Array(capacity) : new Uint16Array(capacity)
    codes.set(this.codes)
    this.codes = codes
  }

  finish(rows: number): Column {
    if (this.numbers) return { kind: 'numbers', numbers: this.numbers.slice(0, rows) }
    return {
      kind: 'codes',
      codes: this.codes.length === rows ? this.codes : this.codes.slice(0, rows),
      entries: this.entries,
      overflow: this.overflow,
    }
  }

  private putNew(row: number, buffer: Uint8Array, from: number, to: number, hash: number): void {
    const number = this.type === 'number' || this.type === 'likert' ? plainNumber(buffer, from, to) : null
    const read = number ?? getEntry(getValue(buffer, from, to), this.type)
    const entry = this.type === 'date' ? read : canonical(read, this.toCanonical)
    const name = typeof entry === 'number' ? entry : JSON.stringify(entry)
    const code = this.known.get(name) ?? this.newCode(name, entry)
    const isSpread = code === manyCodes && row < 2 * manyCodes
    if ((code === null || isSpread) && this.type === 'number') {
      this.becomeNumbers()
      return this.put(row, buffer, from, to, hash)
    }
    if (code !== null && this.spans.size < maxSpans) this.spanCodes[this.spans.add(buffer, from, to, hash)] = code
    if (to - from === 1 && code !== null) this.direct[buffer[from] ?? 0] = code
    this.codes[row] = code ?? 0
  }

  private newDay(day: number): number {
    const code = this.known.get(day) ?? this.newCode(day, day) ?? 0
    this.dayCodes.set(day, code)
    return code
  }

  private newCode(name: string | number, entry: Entry): number | null {
    const code = this.entries.length
    if (code >= this.limit) {
      this.overflow = true
      return null
    }
    if (code === 256) this.codes = Uint16Array.from(this.codes)
    this.entries.push(entry)
    this.known.set(name, code)
    return code
  }

  private becomeNumbers(): void {
    const table = Float64Array.from(this.entries, (entry) =>
      entry === null ? Number.NaN : (getNumber(entry) ?? Number.POSITIVE_INFINITY),
    )
    this.numbers = Float64Array.from(this.codes, (code) => table[code] ?? Number.NaN)
    this.codes = new Uint8Array(0)
    // From now on digits have to go through `put`, too.
    this.direct.fill(-1)
  }

  private toNumber(buffer: Uint8Array, from: number, to: number): number {
    const entry = getEntry(getValue(buffer, from, to), 'number')
    return entry === null ? Number.NaN : (getNumber(entry) ?? Number.POSITIVE_INFINITY)
  }
}

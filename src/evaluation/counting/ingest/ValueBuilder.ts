import type { ColumnBuilder } from './ColumnBuilder.ts'
import { getValue, quote } from './bytes.ts'
import { plainNumber } from './numerals.ts'

/** What takes the values of one key, row by row. */
export type Builder = Pick<ColumnBuilder, 'codes' | 'direct' | 'grow' | 'put'>

/** Keeps the texts and numbers of one key as they are, in the rows that have any; a column of the same key gets them, too. */
export class ValueBuilder implements Builder {
  readonly codes = new Uint8Array(0)
  /** No value has a code. */
  readonly direct = new Int32Array(256).fill(-1)
  readonly rows: number[] = []
  readonly values: (string | number)[] = []
  private readonly column: Builder | undefined

  constructor(column?: Builder) {
    this.column = column
  }

  put(row: number, buffer: Uint8Array, from: number, to: number, hash: number): void {
    this.column?.put(row, buffer, from, to, hash)
    // A row that was cut off is read again.
    if (this.rows.at(-1) === row) {
      this.rows.pop()
      this.values.pop()
    }
    // Digits in quotes are a text: zeros at the start belong to it.
    const number = buffer[from] === quote ? null : plainNumber(buffer, from, to)
    const value = number ?? getValue(buffer, from, to)
    if (typeof value !== 'string' && typeof value !== 'number') return
    this.rows.push(row)
    this.values.push(value)
  }

  grow(): void {
    // Its own values need no room in advance, and its column is grown with all others.
  }
}

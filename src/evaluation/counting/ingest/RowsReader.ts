import { type Column, type Table } from '#evaluation/counting/table/columns.ts'
import type { Source } from '#evaluation/model/question.ts'
import {
  BrokenAnswer,
  afterSpace,
  afterString,
  afterValue,
  closeList,
  closeObject,
  colon,
  comma,
  needsMore,
  openList,
  openObject,
  padding,
  quote,
  stop,
  getValue,
} from './bytes.ts'
import { RowReader } from './RowReader.ts'

/** The response of the server; `table` only if it sent rows. */
export type Answer = { status: 'ok' | 'exceed_data' | 'bg_done'; table: Table } | { status: 'bg_wait' }

const statuses = ['ok', 'exceed_data', 'bg_done'] as const

/**
 * Parses the response of `results/data/?eval=1` piece by piece, straight from its bytes into columns: no row ever
 * becomes an object. A piece may end anywhere. Anything but a complete, valid response is a BrokenAnswer: there is
 * never half a table.
 */
export class RowsReader {
  private buffer = new Uint8Array(1 << 17)
  private end = 0
  private place: 'start' | 'members' | 'rows' | 'over' = 'start'
  private needsComma = false
  private sawRows = false
  private readonly head: { [name: string]: unknown } = {}
  private readonly row: RowReader
  private readonly source: Source

  constructor(source: Source, texts: readonly string[], listed: readonly string[] = []) {
    this.source = source
    this.row = new RowReader(source.attributes, texts, listed)
  }

  get rows(): number {
    return this.row.rows
  }

  /** How many rows there are, once the response has stated it. */
  get total(): number | null {
    const { count } = this.head
    return typeof count === 'number' ? count : null
  }

  push(piece: Uint8Array): void {
    const needed = this.end + piece.length + padding
    if (needed > this.buffer.length) {
      const larger = new Uint8Array(needed * 2)
      larger.set(this.buffer.subarray(0, this.end))
      this.buffer = larger
    }
    this.buffer.set(piece, this.end)
    this.end += piece.length
    this.buffer.fill(0, this.end, this.end + padding)
    const used = this.read()
    this.buffer.copyWithin(0, used, this.end)
    this.end -= used
  }

  /** The response, after the last piece. */
  finish(): Answer {
    if (this.place !== 'over')
      throw new BrokenAnswer(
        this.place === 'start' && this.end === 0 ? 'an empty answer' : 'the answer stops in the middle',
      )
    const { status } = this.head
    if (status === 'bg_wait') return { status }
    const known = statuses.find((one) => one === status)
    if (!known || !this.sawRows) throw new BrokenAnswer('an answer without status or rows')
    const { total } = this
    if (total !== null && !(Number.isInteger(total) && total >= 0)) throw new BrokenAnswer(`${total} rows announced`)
    if (total !== null && known !== 'exceed_data' && this.rows < total)
      throw new BrokenAnswer(`${this.rows} rows of ${total}`)
    const comments = this.row.finishComments(this.source.id)
    return {
      status: known,
      table: {
        measure: this.source.id,
        rows: this.rows,
        columns: this.columns(),
        complete: known !== 'exceed_data',
        ...(comments.size > 0 && { comments }),
      },
    }
  }

  private columns(): Map<string, Column> {
    return this.row.finish()
  }

  /** Reads all complete members and rows; returns the number of bytes consumed. */
  private read(): number {
    let done = 0
    try {
      for (;;) {
        const next = this.step(done)
        if (next < 0) return this.end
        done = next
      }
    } catch (signal) {
      if (signal === needsMore) return done
      throw signal
    }
  }

  /** Reads one member, one row or one bracket; returns the position behind it, or -1 when nothing is left. */
  private step(from: number): number {
    const { buffer, end } = this
    const at = afterSpace(buffer, from)
    if (at >= end) return -1
    if (this.place === 'rows') return this.stepInRows(at)
    if (this.place === 'members') return this.stepInMembers(at)
    if (this.place === 'over') throw new BrokenAnswer('more than one value')
    const isMark = buffer[at] === 0xef
    if (isMark && end - at < 3) throw needsMore
    const first = isMark ? afterSpace(buffer, at + 3) : at
    if (buffer[first] !== openObject) return stop(buffer, first, end)
    this.place = 'members'
    return first + 1
  }

  private stepInRows(at: number): number {
    const { buffer, end, row } = this
    if (buffer[at] === closeList) {
      if (this.needsComma || row.rows === 0) return this.leave(at, 'members')
      return stop(buffer, at, end)
    }
    const next = this.afterComma(at)
    if (buffer[next] !== openObject) return stop(buffer, next, end)
    const behind = row.read(buffer, next, end)
    this.needsComma = true
    return behind
  }

  private stepInMembers(at: number): number {
    const { buffer, end } = this
    if (buffer[at] === closeObject) return this.leave(at, 'over')
    const name = this.afterComma(at)
    if (buffer[name] !== quote) return stop(buffer, name, end)
    const behindName = afterString(buffer, name, end)
    const sign = afterSpace(buffer, behindName)
    if (buffer[sign] !== colon) return stop(buffer, sign, end)
    const value = afterSpace(buffer, sign + 1)
    const key = String(getValue(buffer, name, behindName))
    if (key === 'results' && buffer[value] === openList) {
      if (this.sawRows) throw new BrokenAnswer('rows twice')
      this.sawRows = true
      this.needsComma = false
      this.place = 'rows'
      if (this.total !== null) row(this.row, this.total)
      return value + 1
    }
    const behind = afterValue(buffer, value, end)
    this.head[key] = getValue(buffer, value, behind)
    this.needsComma = true
    return behind
  }

  private afterComma(at: number): number {
    if (!this.needsComma) return at
    if (this.buffer[at] !== comma) return stop(this.buffer, at, this.end)
    return afterSpace(this.buffer, at + 1)
  }

  private leave(at: number, place: 'members' | 'over'): number {
    this.place = place
    this.needsComma = true
    return at + 1
  }
}

/** Reserves room for the announced rows, up to a limit: a wrong number must not exhaust the memory. */
function row(reader: RowReader, total: number): void {
  if (total > 0 && total <= 5_000_000) reader.reserve(total)
}

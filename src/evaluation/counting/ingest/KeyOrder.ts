import { afterString, getValue } from './bytes.ts'
import type { Builder } from './ValueBuilder.ts'

type Known = { bytes: Uint8Array; builder: Builder | null; isAttributes: boolean }

/**
 * The keys of an object in the order of the previous row. Rows of one measure have the same keys in the same order, so
 * that a key is almost always the expected one, which a comparison of its bytes proves.
 */
export class KeyOrder {
  /** The position behind the last key, and whether that was `attributes`. */
  behind = 0
  isAttributes = false
  private position = 0
  private readonly order: Known[] = []
  private readonly builders: Map<string, Builder>

  constructor(builders: Map<string, Builder>) {
    this.builders = builders
  }

  begin(): void {
    this.position = 0
  }

  /** The column of the key whose quote is at `at`; null for one that is skipped. */
  next(buffer: Uint8Array, at: number, end: number): Builder | null {
    const expected = this.order[this.position]
    this.position += 1
    if (expected && isAt(buffer, at, expected.bytes)) {
      this.behind = at + expected.bytes.length
      this.isAttributes = expected.isAttributes
      return expected.builder
    }
    return this.unexpected(buffer, at, end)
  }

  private unexpected(buffer: Uint8Array, at: number, end: number): Builder | null {
    this.behind = afterString(buffer, at, end)
    const place = this.order.findIndex(({ bytes }) => bytes.length === this.behind - at && isAt(buffer, at, bytes))
    const found = this.order[place] ?? this.learn(buffer.slice(at, this.behind))
    if (place >= 0) this.position = place + 1
    this.isAttributes = found.isAttributes
    return found.builder
  }

  private learn(bytes: Uint8Array): Known {
    const key = String(getValue(bytes, 0, bytes.length))
    const known = { bytes, builder: this.builders.get(key) ?? null, isAttributes: key === 'attributes' }
    if (this.order.length < 2000) this.order.push(known)
    return known
  }
}

function isAt(buffer: Uint8Array, at: number, bytes: Uint8Array): boolean {
  for (let place = bytes.length - 1; place >= 0; place -= 1) if (buffer[at + place] !== bytes[place]) return false
  return true
}

/**
 * A dictionary of byte sequences: each gets a number at its first occurrence. Open addressing, compared byte by byte,
 * so that two different sequences never share a number.
 */
export class Spans {
  private slots = new Int32Array(256).fill(-1)
  private starts = new Int32Array(128)
  private hashes = new Int32Array(128)
  private pool = new Uint8Array(2048)
  private used = 0
  size = 0

  /** The number of a byte sequence, or -1 if it is new. `hash` is any function of its bytes. */
  find(buffer: Uint8Array, from: number, to: number, hash: number): number {
    const { slots, starts, hashes, pool } = this
    const mask = slots.length - 1
    const length = to - from
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot] ?? -1
      if (number < 0) return -1
      const start = starts[number] ?? 0
      if (hashes[number] === hash && (starts[number + 1] ?? 0) - start === length) {
        let place = 0
        while (place < length && pool[start + place] === buffer[from + place]) place += 1
        if (place === length) return number
      }
    }
  }

  /** Adds a new byte sequence. */
  add(buffer: Uint8Array, from: number, to: number, hash: number): number {
    const number = this.size
    if (number + 2 > this.starts.length) this.starts = grown(this.starts)
    if (number + 2 > this.hashes.length) this.hashes = grown(this.hashes)
    while (this.used + to - from > this.pool.length) {
      const larger = new Uint8Array(this.pool.length * 2)
      larger.set(this.pool)
      this.pool = larger
    }
    this.pool.set(buffer.subarray(from, to), this.used)
    this.starts[number] = this.used
    this.used += to - from
    this.starts[number + 1] = this.used
    this.hashes[number] = hash
    this.size += 1
    if (this.size * 2 > this.slots.length) this.rehash()
    else this.enter(number)
    return number
  }

  private enter(number: number): void {
    const mask = this.slots.length - 1
    const hash = this.hashes[number] ?? 0
    let slot = (hash ^ (hash >>> 15)) & mask
    while ((this.slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask
    this.slots[slot] = number
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1)
    for (let number = 0; number < this.size; number += 1) this.enter(number)
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}

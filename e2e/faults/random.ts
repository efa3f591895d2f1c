/** Deterministic pseudo-random numbers by seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed * 0x9e3779b1
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer from one to another, both inclusive. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<One>(list: readonly One[]): One {
    const one = list[this.whole(0, list.length - 1)]
    if (one === undefined) throw new RangeError('nothing to pick from')
    return one
  }
}

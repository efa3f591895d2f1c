/** A small deterministic generator (mulberry32): the same name yields the same data. */
export class Random {
  private state: number

  constructor(name: string) {
    let hash = 2166136261
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
    this.state = hash >>> 0
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.between(0, items.length - 1)] ?? items[0]
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** Up to `count` different numbers of a list, in ascending order. */
  some(items: readonly number[], count: number): number[] {
    const chosen = new Set<number>()
    for (let index = 0; index < count && items.length > 0; index += 1)
      chosen.add(items[this.between(0, items.length - 1)] ?? 0)
    return [...chosen].sort((left, right) => left - right)
  }
}

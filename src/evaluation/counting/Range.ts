import { formatISO, lastDayOfMonth, parseISO } from 'date-fns'
import { dayIso } from '#evaluation/counting/table/days.ts'

/**
 * The range of values. If figures of fewer than `hideBelow` people are withheld, an end needs at least as many people
 * at or beyond it, and is rounded outward: to whole months, or to tens if values exceed tens. Otherwise the filter
 * would reveal the oldest patient.
 */
export class Range {
  private readonly people: number
  private readonly isRounded: boolean
  /** The outermost values so far, as many as people are required, from the outside in. */
  private readonly min: number[] = []
  private readonly max: number[] = []
  private count = 0

  constructor(hideBelow: number) {
    this.people = Math.max(1, hideBelow)
    this.isRounded = hideBelow > 0
  }

  /** Adds a value that a number of people gave; infinite values are ignored. */
  take(value: number | null, people: number): void {
    if (value === null || !Number.isFinite(value) || people <= 0) return
    this.count += people
    for (let one = 0; one < Math.min(people, this.people); one += 1) {
      insert(this.min, value, this.people, -1)
      insert(this.max, value, this.people, 1)
    }
  }

  /** Both ends, days as `yyyy-MM-dd`; null when too few people gave a value. */
  ends(areDays: boolean): [from: number | string, to: number | string] | null {
    const [from, to] = [this.min[this.people - 1], this.max[this.people - 1]]
    // The ends rest on different people, or each would reveal the other's.
    if (from === undefined || to === undefined || (this.isRounded && this.count < 2 * this.people)) return null
    if (areDays) return this.isRounded ? months(from, to) : [dayIso(from), dayIso(to)]
    if (!this.isRounded) return [from, to]
    const step = to > from ? 10 ** Math.floor(Math.log10(to - from)) : 1
    return [tidy(Math.floor(from / step) * step), tidy(Math.ceil(to / step) * step)]
  }
}

/** Removes the rounding error of steps of tenths. */
function tidy(number: number): number {
  return Number(number.toPrecision(12))
}

/** Whole months around two days. */
function months(from: number, to: number): [string, string] {
  const last = lastDayOfMonth(parseISO(dayIso(to)))
  return [`${dayIso(from).slice(0, 8)}01`, formatISO(last, { representation: 'date' })]
}

/** Keeps the outermost values of one side in order. */
function insert(kept: number[], value: number, max: number, side: -1 | 1): void {
  const innermost = kept[max - 1]
  if (innermost !== undefined && (value - innermost) * side <= 0) return
  const at = kept.findIndex((other) => (value - other) * side > 0)
  kept.splice(at === -1 ? kept.length : at, 0, value)
  if (kept.length > max) kept.pop()
}

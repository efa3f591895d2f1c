import { sameUpTo } from './moments.ts'

/** Why a point is no chance: beyond the limits, part of seven on one side, part of seven rising or falling, one of two near a limit. */
export const signalKinds = ['outside', 'shift', 'trend', 'near'] as const
export type Signal = { kind: (typeof signalKinds)[number]; side: 'up' | 'down' }

/** The limits of what chance explains, and of every value why it does not; empty for what is not judged (missing) or has no signal. */
export type Signals = { centre: number; low: number; high: number; marks: Signal[][]; isJudged: boolean[] }

/** Fewer values than these carry no limits. */
export const leastBins = 12
const run = 7
/** What turns a mean moving range into limits, and one that is far too large. */
const reachFactor = 2.66
const strangeFactor = 3.267

/** An XmR chart as NHS 'Making Data Count' defines it; null for fewer than twelve values, or too large ones. What is missing is left out. */
export function signalsOf(values: readonly (number | null)[]): Signals | null {
  const places = values.flatMap((value, place) => (value === null ? [] : [place]))
  const known = values.filter((value) => value !== null)
  if (known.length < leastBins) return null
  const centre = meanOf(known)
  // Sums and means of what is the same differ by rounding.
  const same = sameUpTo * Math.max(...known.map(Math.abs))
  const between = (value: number, other: number) => (Math.abs(value - other) <= same ? 0 : value - other)
  const moving = known.slice(1).map((value, place) => Math.abs(between(value, known[place] ?? value)))
  const usual = moving.filter((range) => range < strangeFactor * meanOf(moving))
  const reach = reachFactor * meanOf(usual.length > 0 ? usual : moving)
  const away = known.map((value) => between(value, centre))
  const isNear = (value: number) => Math.abs(value) > (2 / 3) * reach && Math.abs(value) <= reach
  const marks = values.map((): Signal[] => [])
  const limits = {
    centre,
    low: centre - reach,
    high: centre + reach,
    marks,
    isJudged: values.map((value) => value !== null),
  }
  if (!Number.isFinite(limits.high - limits.low)) return null
  // Where values do not vary there is nothing to tell chance from.
  if (reach === 0) return limits
  const mark = (at: number, kind: Signal['kind'], side: number) => {
    const place = places[at]
    const own = place === undefined ? undefined : marks[place]
    // Overlapping runs mark a point once, by the later one.
    const known = own?.find((one) => one.kind === kind)
    if (known) known.side = sideOf(side)
    else own?.push({ kind, side: sideOf(side) })
  }
  for (const [at, value] of away.entries()) if (Math.abs(value) > reach) mark(at, 'outside', value)
  for (const [from, window] of windows(away, run)) {
    const side = oneSide(window)
    if (side !== 0) for (const step of window.keys()) mark(from + step, 'shift', side)
  }
  for (const [from, window] of windows(known, run)) {
    const side = oneSide(window.slice(1).map((value, place) => between(value, window[place] ?? value)))
    if (side !== 0) for (const step of window.keys()) mark(from + step, 'trend', side)
  }
  for (const [from, window] of windows(away, 3)) {
    const side = window.filter(isNear).length >= 2 ? oneSide(window) : 0
    if (side !== 0) for (const [step, value] of window.entries()) if (isNear(value)) mark(from + step, 'near', side)
  }
  return limits
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function windows(values: readonly number[], size: number): [from: number, window: number[]][] {
  return Array.from({ length: Math.max(0, values.length - size + 1) }, (_, from) => [
    from,
    values.slice(from, from + size),
  ])
}

/** 1 where all are above 0, -1 where all are below, else 0. */
function oneSide(values: readonly number[]): number {
  if (values.every((value) => value > 0)) return 1
  return values.every((value) => value < 0) ? -1 : 0
}

function sideOf(value: number): Signal['side'] {
  return value > 0 ? 'up' : 'down'
}

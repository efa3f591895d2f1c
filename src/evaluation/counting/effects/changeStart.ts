import { parseISO } from 'date-fns'

/** The figure of a bin: its first day, how many answers, their mean. */
export type Point = { day: string; n: number; mean: number }
/**
 * When a line moved to a side: with the bin of `since` (null for a slow drift), and whether that is before a plan;
 * `isClear` if no later bin explains it nearly as well.
 */
export type ChangeStart = { since: string | null; isBefore: boolean; isClear: boolean }

/** Fewer bins before a plan than these show no drift. */
const minPoints = 4
/** Of two splits the better one is clear from this ratio of squares on: the 5 % limit of chi square with one degree of freedom. */
const clearBy = 3.84

/**
 * When the points of a line, in order, moved up or down: at the split into two levels that explains most of their
 * squares (the most likely one of a single step), weighted by answers. A line is a drift if a straight slope explains more, and the points
 * before the day (`yyyy-MM-dd`) rise or fall to that side by more than a standard error. Null if no split is to that side.
 */
export function findChangeStart(points: readonly Point[], side: 'up' | 'down', day: string): ChangeStart | null {
  const sign = side === 'up' ? 1 : -1
  const steps = points.slice(1).map((point, place) => ({ since: point.day, ...getStep(points, place + 1) }))
  const [first, ...others] = steps.filter(({ difference }) => Math.sign(difference) === sign)
  if (!first) return null
  const getBest = (some: typeof steps) =>
    some.reduce((best, one) => (one.explained > best.explained ? one : best), first)
  const { since, explained } = getBest(others)
  const earlier = points.filter((point) => point.day < day)
  const own = earlier.length >= minPoints ? getSlope(earlier) : null
  const slope = getSlope(points)
  const isDrift = own !== null && own.t * sign > 1 && slope.explained > explained
  if (isDrift) return { since: null, isBefore: true, isClear: true }
  const later = Math.max(0, ...others.flatMap((step) => (step.since >= day ? step.explained : [])))
  const rest = Math.max(0, slope.all - explained) / Math.max(1, points.length - 2)
  return { since, isBefore: since < day, isClear: since >= day || explained - later > clearBy * rest }
}

/** The difference between the points from a place on and those before it, and the squares that it explains. */
function getStep(points: readonly Point[], place: number): { difference: number; explained: number } {
  const [before, after] = [getLevel(points.slice(0, place)), getLevel(points.slice(place))]
  const difference = after.mean - before.mean
  return { difference, explained: ((before.n * after.n) / (before.n + after.n)) * difference ** 2 }
}

function getLevel(points: readonly Point[]): { n: number; mean: number } {
  const n = points.reduce((sum, point) => sum + point.n, 0)
  return { n, mean: points.reduce((sum, point) => sum + (point.n / n) * point.mean, 0) }
}

/** The weighted straight line through points: all squares, those that it explains, and its slope in standard errors. */
function getSlope(points: readonly Point[]): { all: number; explained: number; t: number } {
  const times = points.map(({ day, n }) => ({ n, mean: parseISO(day).getTime() / dayLength }))
  const [x, y] = [getLevel(times.map((time) => ({ day: '', ...time }))).mean, getLevel(points).mean]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [place, { n, mean }] of points.entries()) {
    const away = (times[place]?.mean ?? x) - x
    xx += n * away ** 2
    xy += n * away * (mean - y)
    yy += n * (mean - y) ** 2
  }
  if (xx === 0) return { all: yy, explained: 0, t: 0 }
  const explained = xy ** 2 / xx
  const rest = Math.max(0, yy - explained) / Math.max(1, points.length - 2)
  const t =
    rest === 0 ? Math.sign(xy) * Number.POSITIVE_INFINITY : (Math.sign(xy) * Math.sqrt(explained)) / Math.sqrt(rest)
  return { all: yy, explained, t: Number.isNaN(t) ? 0 : t }
}

/** Milliseconds of a day. */
const dayLength = 86_400_000

import type { Bin } from '#evaluation/model/chart.ts'
import type { Effect, EffectAnswer, PlannedAction } from '#evaluation/model/effect.ts'
import type { Category, Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import { neededAnswers } from '#evaluation/counting/statistics/power.ts'
import { runLimit, type Signals } from '#evaluation/counting/statistics/signals.ts'
import { isYesOrNo, minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { findChangeStart, type Point } from './changeStart.ts'

/** The figures of a plan whose effect can be judged. */
export type EffectFigures = {
  plan: PlannedAction
  item: SeriesItem
  decimals: number | undefined
  /** The first day after the plan's bin, whose bin is `begin` if it has answers. */
  from: string
  begin: Category | null
  bin: Bin
  since: Figure
  /** The year before; null for too few answers. */
  before: Figure | null
  /** The line of the institution with its limits, from its last lasting shift before the plan on. */
  line: { signals: Signals; series: Series } | null
  /** The bins that tell when the figure moved; of the bin of the plan's day the answers before it. */
  points: readonly Point[]
  /** The bins of the institution with their names. */
  categories: readonly Category[]
}

/** The figures of a line, a figure per bin. */
export function getFigures({ panels, groups }: Series): (Figure | undefined)[] {
  return groups.map((_, group) => panels[0]?.figures[0]?.[group]?.[0])
}

/** The answer to the figures of a plan, once those since its day are judged against the year before. */
export function toEffect(figures: EffectFigures): Effect {
  const { plan, item, decimals, from, since, before } = figures
  const span = item.scale ? item.scale.max - item.scale.min : Math.abs(since.mean ?? before?.mean ?? 0)
  return {
    id: plan.id,
    answer: getAnswer(figures),
    since: since.n > 0 ? { from, figure: since } : null,
    before,
    isShare: isYesOrNo(item),
    decimals,
    span,
  }
}

function getAnswer(figures: EffectFigures): EffectAnswer {
  const { plan, item, since, before, line, begin, bin } = figures
  const { needed, target } = getAim(plan, item, before)
  if (target && isReached(since, target, needed)) return findEarlier(figures, target.side) ?? { kind: 'reached' }
  const signal = line && findSignal(line, item, plan.day)
  if (signal) return findEarlier(figures, signal.side) ?? signal
  if (since.n < needed) return { kind: 'early', needed }
  const side = line ? null : getSide(since)
  if (side === null || begin === null) return { kind: 'none' }
  const periods = { kind: 'signal', by: 'periods', since: begin, bin, side, isGood: isGood(item, side) } as const
  return findEarlier(figures, side) ?? periods
}

/** What a figure shows that moved before the day of a plan: no effect of it. */
function findEarlier({ plan, item, points, categories, bin }: EffectFigures, side: 'up' | 'down'): EffectAnswer | null {
  const change = findChangeStart(points, side, plan.day)
  if (!change?.isBefore) return null
  if (!change.isClear) return { kind: 'unclear', side, isGood: isGood(item, side) }
  const since = categories.find(({ value }) => value === change.since) ?? null
  return { kind: 'earlier', since, bin, side, isGood: isGood(item, side) }
}

type Target = { value: number; side: 'up' | 'down' }

/**
 * How many answers are needed since the day, and the target where it can be judged: as many as show the difference to
 * the target with a power of 80 %, else as many as in the year before. A target outside of the scale, or on the worse
 * side of what was before, is none.
 */
function getAim(
  { target }: PlannedAction,
  { direction, scale, ...item }: SeriesItem,
  before: Figure | null,
): { needed: number; target: Target | null } {
  const fallback = { needed: Math.max(minAnswers, before?.n ?? 0), target: null }
  if (target === null || !Number.isFinite(target) || !before || before.mean === null) return fallback
  if (scale && (target < scale.min || target > scale.max)) return fallback
  const side = target > before.mean ? 'up' : 'down'
  const better = direction === 'neutral' ? side : getBetter(direction)
  if (target === before.mean || side !== better) return fallback
  const isShare = isYesOrNo({ ...item, scale })
  const known = isShare
    ? { n: before.n, sd: null, share: before.mean }
    : { n: before.n, sd: before.sd ?? 0, share: null }
  return { needed: neededAnswers(target - before.mean, known) ?? fallback.needed, target: { value: target, side } }
}

function getBetter(direction: 'higher' | 'lower'): 'up' | 'down' {
  return direction === 'higher' ? 'up' : 'down'
}

/**
 * Whether a target is reached: the figure is at it or beyond, differs from the year before by the rule of verdicts,
 * and has the needed answers, or is beyond it with its whole interval.
 */
function isReached(since: Figure, { value, side }: Target, needed: number): boolean {
  const { n, mean, low, high } = since
  if (mean === null || n < minAnswers || getSide(since) !== side) return false
  const isBeyond = (figure: number | null) => figure !== null && (side === 'up' ? figure >= value : figure <= value)
  return isBeyond(mean) && (n >= needed || isBeyond(side === 'up' ? low : high))
}

/** The side on which the figure since the day of a plan differs from the year before; null if it does not. */
function getSide({ verdict }: Figure): 'up' | 'down' | null {
  if (verdict?.word === 'above') return 'up'
  return verdict?.word === 'below' ? 'down' : null
}

/**
 * The signal of a line that lasts until now and is one of the days since the plan: a run with nine bins since then (and
 * fewer before, or it was one without the plan), or a bin outside of its limits after which no bin returned to the other side of
 * the centre.
 */
function findSignal({ signals, series }: NonNullable<EffectFigures['line']>, item: SeriesItem, day: string) {
  const { groups, bin } = series
  const { marks, isJudged, centre } = signals
  const isAfter = (place: number) => String(groups[place]?.value) >= day
  const figures = getFigures(series)
  const judged = isJudged.flatMap((is, place) => (is ? [place] : []))
  const sideAt = (place: number) => Math.sign((figures[place]?.mean ?? 0) - centre)
  const isLasting = (first: number) =>
    judged.every((place) => place < first || sideAt(place) === sideAt(first)) && sideAt(first) !== 0
  const run = judged.filter((place) => marks[place]?.some(({ kind }) => kind === 'shift'))
  const since = run.filter(isAfter).length
  const isOwnRun = since >= runLimit && run.length - since < runLimit && run.at(-1) === judged.at(-1)
  const outside = judged.find(
    (place) => isAfter(place) && isLasting(place) && marks[place]?.some(({ kind }) => kind === 'outside'),
  )
  const first = isOwnRun ? run.find(isAfter) : outside
  const category = first === undefined ? undefined : groups[first]
  if (first === undefined || !category || bin === null) return null
  const side = sideAt(first) > 0 ? 'up' : 'down'
  return { kind: 'signal', by: 'line', since: category, bin, side, isGood: isGood(item, side) } as const
}

function isGood({ direction }: SeriesItem, side: 'up' | 'down'): boolean | null {
  return direction === 'neutral' ? null : side === getBetter(direction)
}

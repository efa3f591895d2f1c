import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series, Verdict } from '#evaluation/model/series.ts'
import { comparedWith } from './comparedWith.ts'
import { toFinite, meanDecimals, shareDecimals, showFigure, showShare } from './figureText.ts'

/** Max number of decimals that may be added to make two figures differ. */
const maxAdded = 3
const known = new WeakMap<Series, Map<string, number>>()

/** Whether every question of a series has only yes and no as answers: its means are shares. */
export function areShares({ items }: Pick<Series, 'items'>): boolean {
  return items.length > 0 && items.every(isYesOrNo)
}

/** Whether a verdict states a difference between a figure and its benchmark. */
export function differs(verdict: Verdict | null): boolean {
  return verdict !== null && ['better', 'worse', 'above', 'below'].includes(verdict.word)
}

/**
 * The number of decimals at which two different figures look different; at most three, unless there are more already.
 */
export function decimalsApart(one: number, other: number, decimals: number, isShare: boolean): number {
  const show = isShare ? showShare : showFigure
  const isAlike = show(one, decimals) === show(other, decimals)
  return isAlike && decimals < maxAdded ? decimalsApart(one, other, decimals + 1, isShare) : decimals
}

/** The same for figures that are not tested: those that no decimal tells apart need no more than others. */
export function distanceDecimals(one: number, other: number, decimals: number, isShare: boolean): number {
  const show = isShare ? showShare : showFigure
  const apart = decimalsApart(one, other, decimals, isShare)
  return show(one, apart) === show(other, apart) ? decimals : apart
}

/** The number of decimals of a chart's means (for yes and no: of their shares), in all places. */
export function chartDecimals(series: Series, chart: Pick<Chart, 'config' | 'type' | 'viewSettings'>): number {
  const { config, type, viewSettings } = chart
  const name = `${config.decimals} ${type} ${viewSettings.benchmark}`
  const own = known.get(series) ?? new Map<string, number>()
  known.set(series, own)
  const decimals = own.get(name) ?? countDecimals(series, chart)
  own.set(name, decimals)
  return decimals
}

function countDecimals(
  series: Series,
  { config, type, viewSettings }: Pick<Chart, 'config' | 'type' | 'viewSettings'>,
): number {
  const isShare = areShares(series)
  const spans = series.items.map(({ scale }, item) => (scale ? scale.max - scale.min : largest(series, item)))
  const usual = isShare
    ? shareDecimals(config.decimals ?? (getDefinition(type).counts === 'institutions' ? 1 : 0))
    : meanDecimals(config.decimals, Math.max(0, ...spans))
  if (!viewSettings.benchmark) return usual
  return series.items.reduce((max, _, item) => {
    const reference = toFinite(comparedWith(series, item)?.known.mean)
    if (reference === null) return max
    return series.panels
      .flatMap(({ figures }) => (figures[item] ?? []).flat())
      .filter(({ verdict }) => differs(verdict))
      .reduce((sofar, { mean }) => Math.max(sofar, decimalsApart(toFinite(mean) ?? 0, reference, usual, isShare)), max)
  }, usual)
}

/** The largest mean of an item without a scale. */
function largest({ panels }: Series, item: number): number {
  return Math.max(
    0,
    ...panels.flatMap(({ figures }) => (figures[item] ?? []).flat().map(({ mean }) => Math.abs(toFinite(mean) ?? 0))),
  )
}

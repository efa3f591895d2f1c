import { configuredShareDecimals, getSpan } from '#evaluation/counting/statistics/decimalBasis.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Figure, Series, Verdict } from '#evaluation/model/series.ts'
import { comparedWith } from './comparedWith.ts'
import { getKnown } from './comparators.ts'
import { toFinite, meanDecimals, shareDecimals, showFigure, showShare } from './figureText.ts'

/** Max number of sentences; nobody reads more. */
export const maxSentences = 3
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
  const name = JSON.stringify([config.decimals, type, viewSettings])
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
  const base = isShare
    ? shareDecimals(configuredShareDecimals(config, getDefinition(type).counts))
    : meanDecimals(config.decimals, getSpan(series))
  const figures = series.items.map((_, item) => ownFigures(series, item))
  // With more of them the sentences about distances stand in the table alone.
  const isRead = figures.flat().length <= maxSentences
  return series.items.reduce((max, _, item) => {
    const own = figures[item] ?? []
    const reference = viewSettings.benchmark ? toFinite(comparedWith(series, item)?.known.mean) : null
    const tested = own.filter(({ verdict }) => differs(verdict))
    const distances = (series.comparators ?? []).flatMap((one) =>
      isRead && viewSettings[one.name] === true ? (getKnown(one, item)?.mean ?? []) : [],
    )
    return Math.max(
      max,
      ...(reference === null
        ? []
        : tested.map(({ mean }) => decimalsApart(toFinite(mean) ?? 0, reference, base, isShare))),
      ...distances.flatMap((known) =>
        own.map(({ mean }) => (mean === null ? base : distanceDecimals(mean, known, base, isShare))),
      ),
    )
  }, base)
}

/** The figures of an item that sentences are about: without those of all others. */
function ownFigures({ panels, groups, slices }: Series, item: number): Figure[] {
  return panels.flatMap(({ figures }) =>
    (figures[item] ?? []).flatMap((row, group) =>
      groups[group]?.isOthers ? [] : row.filter((_, slice) => !slices[slice]?.isOthers),
    ),
  )
}

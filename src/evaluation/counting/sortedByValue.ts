import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure, Panel, Series, SeriesItem } from '#evaluation/model/series.ts'

/**
 * Sorts a series by value if its chart has that option, highest first; entries without a visible value come last, in
 * their order; all other institutions do not decide. All outputs of the series keep this order: picture, tooltips, table and files. Sorts what is on the
 * axis, over all small charts alike: groups, or items if there are no groups; with several items the first one decides.
 * `levels` sorts the answers of each item, unless they are the steps of a scale.
 */
export function sortedByValue(series: Series, { sorts, viewSettings }: CountedChart): Series {
  if (!sorts || viewSettings.by_value !== true) return series
  if (sorts === 'levels') return withLevels(series)
  const hasGroups = series.groups.length > 1 && !series.groups.some(({ isOthers }) => isOthers)
  return hasGroups ? withGroups(series) : withItems(series)
}

function withGroups(series: Series): Series {
  const order = getOrder(series.groups.map((_, group) => getMean(getShown(series, 0, group), series.items[0])))
  return {
    ...series,
    groups: inOrder(series.groups, order),
    panels: withFigures(series, (items) => items.map((groups) => inOrder(groups, order))),
  }
}

function withItems(series: Series): Series {
  const order = getOrder(series.items.map((item, place) => getMean(getShown(series, place), item)))
  return {
    ...series,
    items: inOrder(series.items, order),
    benchmarks: series.benchmarks.map((line) => ({ ...line, items: inOrder(line.items, order) })),
    panels: withFigures(series, (items) => inOrder(items, order)),
  }
}

function withLevels(series: Series): Series {
  const orders = series.items.map((item, place) => {
    if (item.scale) return item.levels.map((_, level) => level)
    const shown = getShown(series, place)
    return getOrder(item.levels.map((_, level) => shown.reduce((sum, { counts }) => sum + (counts[level] ?? 0), 0)))
  })
  return {
    ...series,
    items: series.items.map((item, place) => ({ ...item, levels: inOrder(item.levels, orders[place]) })),
    panels: withFigures(series, (items) =>
      items.map((groups, place) =>
        groups.map((slices) =>
          slices.map((figure) => ({
            ...figure,
            counts: inOrder(figure.counts, orders[place]),
            shares: inOrder(figure.shares, orders[place]),
          })),
        ),
      ),
    ),
  }
}

function withFigures({ panels }: Series, change: (figures: Figure[][][]) => Figure[][][]): Panel[] {
  return panels.map((panel) => ({ ...panel, figures: change(panel.figures) }))
}

/** The visible figures of an item, of all groups or of one, over small charts and slices. */
function getShown({ panels, groups, slices }: Series, item: number, group?: number): Figure[] {
  const isUsed = (place: number) => (group === undefined || place === group) && !groups[place]?.isOthers
  return panels
    .flatMap(({ figures }) => (figures[item] ?? []).filter((_row, place) => isUsed(place)))
    .flatMap((row) => row.filter((_figure, slice) => !slices[slice]?.isOthers))
    .filter(({ isWithheld, n }) => !isWithheld && n > 0)
}

/** Means weighted by their n; for answers without a mean the share of the first one: of yes and no that of yes. */
function getMean(figures: readonly Figure[], item: SeriesItem | undefined): number | null {
  const known = figures.flatMap((figure) => {
    const value = figure.mean ?? (item && item.levels.length > 0 ? (figure.shares[0]?.share ?? null) : null)
    return value === null || !Number.isFinite(value) ? [] : [{ value, n: figure.n }]
  })
  const all = known.reduce((sum, { n }) => sum + n, 0)
  return all === 0 ? null : known.reduce((sum, { value, n }) => sum + value * (n / all), 0)
}

/** Indexes by value, highest first, those without a value last. */
function getOrder(values: readonly (number | null)[]): number[] {
  return values
    .map((value, place) => ({ value, place }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return other.value - one.value
    })
    .map(({ place }) => place)
}

function inOrder<One>(list: readonly One[], order: readonly number[] = []): One[] {
  return order.flatMap((place) => (place in list ? [list[place] as One] : []))
}

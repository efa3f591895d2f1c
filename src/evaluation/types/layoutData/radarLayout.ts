import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import type { Ask } from './ask.ts'
import { meanCell } from './figureCells.ts'
import { cutsOf, headingOf, itemLabels, labelsOf, marksOf, partsOf, upTo } from './cutTexts.ts'
import { type Facet, figureAt, noCategory, type ChartLayoutData } from './chartLayoutData.ts'
import { meanRange, yesRange } from './range.ts'

/** More overlapping polygons than this cannot be told apart. */
const mostPolygons = 6

/**
 * A polygon per slice, or per group where there are no slices; a small chart for each of those that are too many for
 * one.
 */
export function radarLayout(ask: Ask): ChartLayoutData {
  const { series, chart } = ask
  const cuts = cutsOf(series)
  const items = itemLabels(ask)
  const groups = labelsOf(series.groups, ask)
  const slices = labelsOf(series.slices, ask)
  const byGroup = cuts.groups && !cuts.slices && groups.length <= mostPolygons
  const bySlice = slices.length <= mostPolygons
  const parts = partsOf(byGroup ? groups : slices.slice(0, bySlice ? undefined : 1), ask.colors)
  const facets = series.panels.flatMap((panel): Facet[] =>
    (cuts.groups && !byGroup ? upTo(groups.length) : [0]).flatMap((group) =>
      (bySlice ? [0] : upTo(slices.length)).map((slice) => ({
        heading: headingOf(
          panel,
          ask,
          cuts.groups && !byGroup ? (groups[group] ?? '') : '',
          bySlice ? '' : (slices[slice] ?? ''),
        ),
        categories: items,
        spots: upTo(items.length).map((item) => ({ ...noCategory, item })),
        cells: upTo(items.length).map((item) =>
          upTo(parts.length).map((part) =>
            meanCell(figureAt(panel.figures, item, byGroup ? part : group, byGroup ? 0 : slice + part), ask),
          ),
        ),
        benchmarks: marksOf(ask, upTo(items.length)),
      })),
    ),
  )
  const isShare = areShares(series)
  const range = isShare ? yesRange(series.items, facets, chart) : meanRange(series.items, facets, chart, false)
  return {
    shape: 'nets',
    whole: 'answers',
    measure: 'mean',
    ...(isShare && { measure: 'share' as const }),
    facets,
    parts,
    range,
    decimals: chartDecimals(series, chart),
    isStacked: false,
    sides: [],
    isMulti: false,
    areMeans: true,
  }
}

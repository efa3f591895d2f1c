import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { meanCell } from './figureCells.ts'
import { getBreakdowns, getHeading, itemLabels, getLabels, getMarks, upTo, sliceParts } from './breakdownTexts.ts'
import {
  type SmallMultiple,
  figureAt,
  noCategory,
  type ChartLayoutData,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { meanRange, yesRange } from './range.ts'

/** Means or spreads: items or groups side by side, slices within; a small chart per item if there are both. */
export function meanLayout(request: LayoutInput, measure: 'mean' | 'spread' = 'mean'): ChartLayoutData {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const parts = sliceParts(request)
  const perItem = breakdowns.items && breakdowns.groups
  const isByItem = !breakdowns.groups
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    (perItem ? upTo(items.length) : [null]).map((only) => ({
      heading: getHeading(panel, request, only === null ? '' : (items[only] ?? '')),
      categories: isByItem ? items : groups,
      spots: upTo(isByItem ? items.length : groups.length).map((place) => ({
        ...noCategory,
        ...(isByItem ? { item: place } : { group: place }),
      })),
      cells: upTo(isByItem ? items.length : groups.length).map((place) =>
        upTo(parts.length).map((slice) =>
          meanCell(
            isByItem ? figureAt(panel.figures, place, 0, slice) : figureAt(panel.figures, only ?? 0, place, slice),
            request,
          ),
        ),
      ),
      benchmarks: getMarks(
        request,
        upTo(isByItem ? items.length : groups.length).map((place) => (isByItem ? place : (only ?? 0))),
      ),
    })),
  )
  const isShare = measure === 'mean' && areShares(series)
  const range = isShare
    ? yesRange(series.items, multiples, chart)
    : meanRange(series.items, multiples, chart, measure === 'spread')
  return {
    shape: measure === 'spread' ? 'boxes' : 'bars',
    whole: 'answers',
    measure: isShare ? 'share' : measure,
    multiples,
    parts,
    range,
    decimals: chartDecimals(series, chart),
    isStacked: false,
    sides: [],
    isMulti: false,
    areMeans: true,
  }
}

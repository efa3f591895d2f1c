import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { meanCell } from './figureCells.ts'
import {
  getBreakdowns,
  getHeading,
  itemLabels,
  getLabels,
  getMarks,
  getParts,
  upTo,
  sliceParts,
} from './breakdownTexts.ts'
import {
  type SmallMultiple,
  figureAt,
  noCategory,
  type ChartLayoutData,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { meanRange, yesRange } from './range.ts'

/** Max number of overlapping polygons that remain readable. */
const maxPolygons = 6

/** A polygon per slice, or per group if there are no slices; a small chart each if there are too many for one. */
export function radarLayout(request: LayoutInput): ChartLayoutData {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const slices = getLabels(series.slices, request)
  const byGroup = breakdowns.groups && !breakdowns.slices && groups.length <= maxPolygons
  const bySlice = slices.length <= maxPolygons
  const parts = byGroup ? getParts(groups, request.colors) : sliceParts(request).slice(0, bySlice ? undefined : 1)
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    (breakdowns.groups && !byGroup ? upTo(groups.length) : [0]).flatMap((group) =>
      (bySlice ? [0] : upTo(slices.length)).map((slice) => ({
        heading: getHeading(
          panel,
          request,
          breakdowns.groups && !byGroup ? (groups[group] ?? '') : '',
          bySlice ? '' : (slices[slice] ?? ''),
        ),
        categories: items,
        spots: upTo(items.length).map((item) => ({ ...noCategory, item })),
        cells: upTo(items.length).map((item) =>
          upTo(parts.length).map((part) =>
            meanCell(figureAt(panel.figures, item, byGroup ? part : group, byGroup ? 0 : slice + part), request),
          ),
        ),
        benchmarks: getMarks(request, upTo(items.length)),
      })),
    ),
  )
  const isShare = areShares(series)
  const range = isShare ? yesRange(series.items, multiples, chart) : meanRange(series.items, multiples, chart, false)
  const measure = isShare ? 'share' : 'mean'
  return {
    shape: 'nets',
    whole: 'answers',
    measure,
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

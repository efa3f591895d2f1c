import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { meanCell } from './figureCells.ts'
import {
  getBreakdowns,
  getHeading,
  itemLabels,
  getLabels,
  getMarks,
  getTargets,
  hasMarks,
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
import { getNotes } from '#evaluation/types/words/timelineNotes.ts'
import { findBin, lineSignals, openBins } from '#evaluation/counting/statistics/lineSignals.ts'
import type { Panel } from '#evaluation/model/series.ts'

/**
 * Means over time: a line per slice, or per item if there are no slices and nothing to compare with; else a small chart per item.
 */
export function timelineLayout(request: LayoutInput): ChartLayoutData {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const items = itemLabels(request)
  const bins = getLabels(series.groups, request)
  const perItem = breakdowns.items && (breakdowns.slices || hasMarks(chart))
  const isLinePerItem = breakdowns.items && !perItem
  const parts = isLinePerItem ? getParts(items, request.colors) : sliceParts(request)
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    (perItem ? upTo(items.length) : [0]).map((item) =>
      withSignals(request, (part) => (isLinePerItem ? { item: part, slice: 0 } : { item, slice: part }), panel, {
        heading: getHeading(panel, request, perItem ? (items[item] ?? '') : ''),
        categories: bins,
        spots: upTo(bins.length).map((bin) => ({ ...noCategory, group: bin })),
        cells: upTo(bins.length).map((bin) =>
          upTo(parts.length).map((part) =>
            meanCell(
              isLinePerItem ? figureAt(panel.figures, part, bin, 0) : figureAt(panel.figures, item, bin, part),
              request,
            ),
          ),
        ),
        benchmarks: [
          ...(isLinePerItem
            ? []
            : getMarks(
                request,
                bins.map(() => item),
              )),
          ...getTargets(request, isLinePerItem ? upTo(items.length) : [item], bins.length),
        ],
      }),
    ),
  )
  const isShare = areShares(series)
  const range = isShare ? yesRange(series.items, multiples, chart) : meanRange(series.items, multiples, chart, false)
  const measure = isShare ? 'share' : 'mean'
  return {
    shape: 'lines',
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
    notes: getNotes(series, chart, request.language),
  }
}

/** A small chart with the signals of its lines, if the chart shows them; `of` is the subject of a part. */
function withSignals(
  { series, chart }: LayoutInput,
  of: (part: number) => { item: number; slice: number },
  { figures }: Panel,
  multiple: SmallMultiple,
): SmallMultiple {
  if (!chart.viewSettings.signals) return multiple
  const open = openBins(series)
  if (!series.complete) return { ...multiple, open }
  return {
    ...multiple,
    open,
    signals: upTo(multiple.cells[0]?.length ?? 0).map((part) => {
      const { item, slice } = of(part)
      const direction = series.items[item]?.direction ?? 'neutral'
      if (series.slices[slice]?.isOthers) return null
      return {
        direction,
        signals: lineSignals(
          upTo(multiple.categories.length).map((bin) => figureAt(figures, item, bin, slice)),
          open,
          isYesOrNo(series.items[item] ?? { scale: null, levels: [] }),
          findBin(series, chart.newCentre),
        ),
      }
    }),
  }
}

import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import type { Ask } from './ask.ts'
import { meanCell } from './figureCells.ts'
import { cutsOf, headingOf, itemLabels, labelsOf, marksOf, partsOf, upTo } from './cutTexts.ts'
import { type Facet, figureAt, noCategory, type ChartLayoutData } from './chartLayoutData.ts'
import { meanRange, yesRange } from './range.ts'
import { notesIn } from '#evaluation/types/words/timelineNotes.ts'
import { lineSignals, openBins } from '#evaluation/types/words/signals.ts'
import type { Panel } from '#evaluation/model/series.ts'

/** Means over time: a line per slice, or per item where there are no slices and no benchmark; else a small chart per item. */
export function timelineLayout(ask: Ask): ChartLayoutData {
  const { series, chart } = ask
  const cuts = cutsOf(series)
  const items = itemLabels(ask)
  const bins = labelsOf(series.groups, ask)
  const perItem = cuts.items && (cuts.slices || chart.viewSettings.benchmark === true)
  const isLinePerItem = cuts.items && !perItem
  const parts = partsOf(isLinePerItem ? items : labelsOf(series.slices, ask), ask.colors)
  const facets = series.panels.flatMap((panel): Facet[] =>
    (perItem ? upTo(items.length) : [0]).map((item) =>
      withSignals(ask, (part) => (isLinePerItem ? { item: part, slice: 0 } : { item, slice: part }), panel, {
        heading: headingOf(panel, ask, perItem ? (items[item] ?? '') : ''),
        categories: bins,
        spots: upTo(bins.length).map((bin) => ({ ...noCategory, group: bin })),
        cells: upTo(bins.length).map((bin) =>
          upTo(parts.length).map((part) =>
            meanCell(
              isLinePerItem ? figureAt(panel.figures, part, bin, 0) : figureAt(panel.figures, item, bin, part),
              ask,
            ),
          ),
        ),
        benchmarks: isLinePerItem
          ? []
          : marksOf(
              ask,
              bins.map(() => item),
            ),
      }),
    ),
  )
  const isShare = areShares(series)
  const range = isShare ? yesRange(series.items, facets, chart) : meanRange(series.items, facets, chart, false)
  return {
    shape: 'lines',
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
    notes: notesIn(series, chart, ask.language),
  }
}

/** A small chart with what of its lines is no chance, where the chart shows that; `of` is what a part is about. */
function withSignals(
  { series, chart }: Ask,
  of: (part: number) => { item: number; slice: number },
  { figures }: Panel,
  facet: Facet,
): Facet {
  if (!chart.viewSettings.signals) return facet
  const open = openBins(series)
  return {
    ...facet,
    open,
    signals: upTo(facet.cells[0]?.length ?? 0).map((part) => {
      const { item, slice } = of(part)
      return {
        signals: lineSignals(
          upTo(facet.categories.length).map((bin) => figureAt(figures, item, bin, slice)),
          open,
          isYesOrNo(series.items[item] ?? { scale: null, levels: [] }),
        ),
        direction: series.items[item]?.direction ?? 'neutral',
      }
    }),
  }
}

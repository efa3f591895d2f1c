import { shareDecimals } from '#evaluation/types/words/figureText.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { asParts, countCell } from './figureCells.ts'
import { getBreakdowns, getHeading, itemLabels, getLabels, getParts, upTo, sliceParts } from './breakdownTexts.ts'
import { getBesidesText, isMulti, levelParts, onScale } from './levelParts.ts'
import {
  type Cell,
  type SmallMultiple,
  figureAt,
  noCategory,
  type ChartLayoutData,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { countRange, shareRange } from './range.ts'

/**
 * Stacked counts, or their shares of the whole: slices per answer, or answers per group (or item) if there are no
 * slices.
 */
export function stackedLayout(request: LayoutInput, of: 'counts' | 'parts'): ChartLayoutData {
  const { series, chart } = request
  const areLevels = !getBreakdowns(series).slices
  const layout = areLevels ? byLevel(request) : bySlice(request)
  const isFull = of === 'parts'
  const multiples = isFull
    ? layout.multiples.map((multiple) => ({ ...multiple, cells: multiple.cells.map(asParts) }))
    : layout.multiples
  const highest = Math.max(
    0,
    ...layout.multiples.flatMap(({ cells }) =>
      cells.map((row) => row.reduce((all, cell) => all + (cell?.value ?? 0), 0)),
    ),
  )
  return {
    shape: 'stacks',
    whole: 'bar',
    measure: isFull ? 'share' : 'count',
    multiples,
    parts: layout.parts,
    range: isFull ? shareRange : countRange(highest),
    decimals: isFull ? shareDecimals(chart.config.decimals) : 0,
    isStacked: true,
    sides: [],
    isMulti: isMulti(series),
    areLevels,
  }
}

/** Plain numbers have no levels, so groups are counted. */
function bySlice(request: LayoutInput): Pick<ChartLayoutData, 'multiples' | 'parts'> {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const marksSmall = chart.viewSettings.color_less_10 === true
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const parts = sliceParts(request)
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    items.flatMap((label, item) => {
      const levels = getLabels(series.items[item]?.levels ?? [], request)
      const isPlain = levels.length === 0
      return (isPlain || !breakdowns.groups ? [0] : upTo(groups.length)).map((group) => ({
        heading: getHeading(
          panel,
          request,
          breakdowns.items ? label : '',
          breakdowns.groups && !isPlain ? (groups[group] ?? '') : '',
        ),
        categories: isPlain ? groups : levels,
        spots: upTo((isPlain ? groups : levels).length).map((place) => ({
          ...noCategory,
          ...(isPlain ? { group: place } : { item, level: place }),
        })),
        cells: (isPlain ? groups : levels).map((_, place) =>
          parts.map((_part, slice): Cell | null =>
            countCell(
              figureAt(panel.figures, item, isPlain ? place : group, slice),
              isPlain ? null : place,
              marksSmall,
            ),
          ),
        ),
        benchmarks: [],
      }))
    }),
  )
  return { multiples, parts }
}

function byLevel(request: LayoutInput): Pick<ChartLayoutData, 'multiples' | 'parts'> {
  const { series, chart, t } = request
  const breakdowns = getBreakdowns(series)
  const marksSmall = chart.viewSettings.color_less_10 === true
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const { parts: levels, places } = levelParts(request, 'rising')
  const scaled = series.items.map(onScale)
  const isPlain = levels.length === 0
  const parts = isPlain ? getParts([t('answers')], request.colors) : levels
  const perItem = breakdowns.items && breakdowns.groups
  const isByItem = !breakdowns.groups
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    (perItem ? upTo(items.length) : [null]).map((only) => {
      const shown = upTo(isByItem ? items.length : groups.length)
      return {
        heading: getHeading(panel, request, only === null ? '' : (items[only] ?? '')),
        categories: shown.map((place) => (isByItem ? items[place] : groups[place]) ?? ''),
        spots: shown.map((place) =>
          isByItem
            ? { ...noCategory, item: place, from: isPlain ? null : (places[place] ?? 0) }
            : { ...noCategory, group: place },
        ),
        cells: shown.map((place) => {
          const item = isByItem ? place : (only ?? 0)
          const figure = figureAt(panel.figures, item, isByItem ? 0 : place, 0)
          const start = places[item] ?? 0
          const count = scaled[item]?.levels.length ?? 0
          if (isPlain) return [countCell(figure, null, marksSmall)]
          return parts.map((_, part) =>
            part < start || part >= start + count ? null : countCell(figure, part - start, marksSmall),
          )
        }),
        benchmarks: [],
        besides: shown.map((place) => {
          const item = isByItem ? place : (only ?? 0)
          return getBesidesText(figureAt(panel.figures, item, isByItem ? 0 : place, 0), item, request)
        }),
      }
    }),
  )
  return { multiples, parts }
}

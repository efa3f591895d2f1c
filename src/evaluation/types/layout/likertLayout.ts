import { shareDecimals } from '#evaluation/types/words/figureText.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { shareCell } from './figureCells.ts'
import { getBreakdowns, getHeading, itemLabels, getLabels, upTo } from './breakdownTexts.ts'
import { getBesidesText, isMulti, levelParts, onScale } from './levelParts.ts'
import {
  type SmallMultiple,
  figureAt,
  noCategory,
  type ChartLayoutData,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { centredRange, shareRange } from './range.ts'

/** The distribution of answers, 100 per cent a bar; a bar per item or group, and per slice of it. */
export function likertLayout(request: LayoutInput): ChartLayoutData {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const marksSmall = chart.viewSettings.color_less_10 === true
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const slices = getLabels(series.slices, request)
  const { parts, places, sides, order } = levelParts(request, 'diverging')
  // Answers without a scale have no middle.
  const canCentre = series.items.every(({ scale }) => scale !== null)
  const centred = chart.viewSettings.stacked_likert === true && canCentre ? sides : []
  const multi = isMulti(series)
  const scaled = series.items.map(onScale)
  const perItem = breakdowns.items && breakdowns.groups
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    (perItem ? upTo(items.length) : [null]).map((only) => {
      const bars = getBars(
        only === null && breakdowns.items ? upTo(items.length) : [only ?? 0],
        upTo(groups.length),
        upTo(slices.length),
      )
      return {
        heading: getHeading(panel, request, only === null ? '' : (items[only] ?? '')),
        categories: bars.map(({ item, group, slice }) => {
          const own = breakdowns.items && !perItem ? [items[item]] : []
          // The slice comes first: it differentiates bars of one item if a long name is cut.
          return [breakdowns.slices ? slices[slice] : '', ...own, breakdowns.groups ? groups[group] : '']
            .filter(Boolean)
            .join(' – ')
        }),
        spots: bars.map(({ item, group, slice }) => ({
          ...noCategory,
          item,
          group: breakdowns.groups ? group : null,
          slice: breakdowns.slices ? slice : null,
          from: places[item] ?? 0,
        })),
        cells: bars.map(({ item, group, slice }) => {
          const start = places[item] ?? 0
          const count = scaled[item]?.levels.length ?? 0
          const figure = figureAt(panel.figures, item, group, slice)
          return upTo(parts.length).map((part) =>
            part < start || part >= start + count ? null : shareCell(figure, part - start, marksSmall, multi),
          )
        }),
        benchmarks: [],
        besides: bars.map(({ item, group, slice }) =>
          getBesidesText(figureAt(panel.figures, item, group, slice), item, request),
        ),
      }
    }),
  )
  return {
    shape: 'stacks',
    whole: 'answers',
    measure: 'share',
    multiples,
    parts,
    range:
      centred.length === 0 ? shareRange : centredRange(reach(multiples, centred, -1), reach(multiples, centred, 1)),
    decimals: shareDecimals(chart.config.decimals),
    isStacked: true,
    sides: centred,
    ...(centred.length === 0 && { order }),
    isMulti: multi,
    areLevels: true,
  }
}

/** The length of the longest bar on one side of the middle. */
function reach(multiples: readonly SmallMultiple[], sides: readonly number[], side: 1 | -1): number {
  const lengths = multiples.flatMap(({ cells }) =>
    cells.map((row) =>
      row.reduce((all, cell, part) => all + ((cell?.value ?? 0) * (1 + side * Math.sign(sides[part] ?? 1))) / 2, 0),
    ),
  )
  return Math.max(0, ...lengths)
}

function getBars(
  items: number[],
  groups: number[],
  slices: number[],
): { item: number; group: number; slice: number }[] {
  return items.flatMap((item) => groups.flatMap((group) => slices.map((slice) => ({ item, group, slice }))))
}

import { shareDecimals } from '#evaluation/types/words/figureText.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { shareCell } from './figureCells.ts'
import { getBreakdowns, getHeading, itemLabels, getLabels, getParts, upTo, sliceParts } from './breakdownTexts.ts'
import { areNumbers, areSuccessive, getGrey, isMulti } from './levelParts.ts'
import {
  type SmallMultiple,
  figureAt,
  noCategory,
  type ChartLayoutData,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { shareRange, stepsRange } from './range.ts'

/** Max number of bars next to each other that can be compared. */
const maxParts = 8
/** More numbers than a scale has are shown as a histogram. */
const maxNumbers = 11

/** The share of people per answer; slices, or groups if there are no slices, side by side; a small chart per item. */
export function barLayout(request: LayoutInput): ChartLayoutData {
  const { series, chart } = request
  const breakdowns = getBreakdowns(series)
  const marksSmall = chart.viewSettings.color_less_10 === true
  const items = itemLabels(request)
  const groups = getLabels(series.groups, request)
  const byGroup = breakdowns.groups && !breakdowns.slices && groups.length <= maxParts
  const perGroup = breakdowns.groups && !byGroup
  const parts = byGroup ? getParts(groups, request.colors) : sliceParts(request)
  const multiples = series.panels.flatMap((panel): SmallMultiple[] =>
    upTo(items.length).flatMap((item) =>
      (perGroup ? upTo(groups.length) : [0]).map((group) => {
        const own = series.items[item]?.levels ?? []
        const levels = getLabels(own, request)
        const grey = getGrey({ levels: own })
        return {
          heading: getHeading(
            panel,
            request,
            breakdowns.items ? (items[item] ?? '') : '',
            perGroup ? (groups[group] ?? '') : '',
          ),
          categories: levels,
          spots: upTo(levels.length).map((level) => ({ ...noCategory, item, level })),
          cells: upTo(levels.length).map((level) =>
            upTo(parts.length).map((part) => {
              const figure = figureAt(panel.figures, item, byGroup ? part : group, byGroup ? 0 : part)
              const cell = shareCell(figure, level, marksSmall)
              if (!cell || !grey[level]) return cell
              return { ...cell, isGrey: true, n: cell.n + (own[level]?.isBeside ? (figure?.besides ?? 0) : 0) }
            }),
          ),
          benchmarks: [],
        }
      }),
    ),
  )
  const areSteps = series.items.every(
    (item) => item.levels.length > maxNumbers && areNumbers(item) && areSuccessive(item),
  )
  return {
    shape: 'bars',
    whole: 'people',
    measure: 'share',
    multiples,
    parts,
    range: areSteps ? stepsRange(multiples, chart) : shareRange,
    areSteps,
    decimals: shareDecimals(chart.config.decimals),
    isStacked: false,
    sides: [],
    isMulti: isMulti(series),
  }
}

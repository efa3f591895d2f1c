import { type Cell, isEmpty } from '../layoutData/chartLayoutData.ts'
import { showFigure, showShare } from '../words/figureText.ts'
import { cartesian, fontSize } from './axes.ts'
import type { Drawing, Tile } from './drawing.ts'
import { partName } from './legend.ts'
import { barGaps, benchmarks, emptyText, intervals, verdictStyles, verdictText } from './marks.ts'
import type { Option, SeriesOption } from './option.ts'
import { fillFor, fillOf } from './patterns.ts'

/** Parts beside each other with their values, intervals, and the benchmark across them. */
export function barOption(drawing: Drawing): Option {
  const { tiles } = drawing
  return {
    ...cartesian(drawing),
    series: tiles.flatMap((tile) => [
      ...barsOf(tile, drawing),
      ...benchmarks(tile, drawing),
      ...intervals(tile, drawing),
    ]),
  }
}

function barsOf({ facet, index }: Tile, drawing: Drawing): SeriesOption[] {
  const { data, look, isHorizontal, t } = drawing
  return data.parts.map((part, place): SeriesOption => ({
    ...barGaps,
    type: 'bar',
    id: `bar ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    itemStyle: fillOf(part, look),
    emphasis: { focus: 'series' },
    data: facet.cells.map((row) => {
      const cell = row[place] ?? null
      if (cell === null || isEmpty(cell))
        return {
          value: data.range.min,
          itemStyle: { color: 'transparent' },
          label: {
            show: true,
            position: isHorizontal ? ('insideLeft' as const) : ('insideBottom' as const),
            rotate: isHorizontal ? 0 : 90,
            align: 'left' as const,
            verticalAlign: 'middle' as const,
            distance: 6,
            formatter: emptyText([cell], t),
            color: look.muted,
            fontSize: 11,
          },
        }
      return { value: cell.value, itemStyle: fillFor(cell, part, look), label: labelOf(cell, drawing) }
    }),
  }))
}

/** The value at the end of a bar, beyond its interval, and how it does against the benchmark. */
function labelOf(cell: Cell, drawing: Drawing) {
  const { look, isHorizontal, chart } = drawing
  const text = [chart.viewSettings.datalabels ? valueText(cell, drawing) : '', verdictText(cell, drawing)]
    .filter(Boolean)
    .join(isHorizontal ? ' ' : '\n')
  return {
    show: text !== '',
    position: isHorizontal ? ('right' as const) : ('top' as const),
    distance: 5,
    formatter: text,
    color: look.ink,
    fontSize,
    textBorderColor: look.surface,
    textBorderWidth: 3,
    rich: verdictStyles(drawing),
  }
}

export function valueText(cell: Cell, { data }: Drawing): string {
  return data.measure === 'share' ? showShare(cell.value, data.decimals) : showFigure(cell.value, data.decimals)
}

import { type Cell, isEmpty } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { cartesian, fontSize } from './axes.ts'
import { type Drawing, shownTiles, type Tile } from './drawing.ts'
import { partName } from './legend.ts'
import { dots } from './dots.ts'
import { endText, verdictStyles } from './labels.ts'
import { barGaps, benchmarks, intervals, verdictSigns } from './marks.ts'
import type { Option, SeriesOption } from './option.ts'
import { fillFor, fillOf } from './patterns.ts'

/** Parts beside each other with their values, intervals, and the benchmark across them: as points where lengths would mislead. */
export function barOption(drawing: Drawing): Option {
  const { isFromEnd } = drawing.data.range
  return {
    ...cartesian(drawing),
    series: shownTiles(drawing).flatMap((tile) => [
      ...(isFromEnd ? barsOf(tile, drawing) : dots(tile, drawing)),
      ...benchmarks(tile, drawing),
      ...intervals(tile, drawing),
      ...(isFromEnd ? verdictSigns(tile, drawing) : []),
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
            formatter: t(cell?.isWithheld ? 'withheld' : 'no-data'),
            color: look.muted,
            fontSize: 11,
          },
        }
      return { value: cell.value, itemStyle: fillFor(cell, part, look), label: labelOf(cell, drawing) }
    }),
  }))
}

/** The value at the end of a bar, and beside a lying one how it does against the benchmark. */
function labelOf(cell: Cell, drawing: Drawing) {
  const { look, isHorizontal } = drawing
  const text = endText(cell, drawing)
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

import { type Cell, emptyWord, isEmpty } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { cartesian } from './axes.ts'
import { beyondArrows } from './beyond.ts'
import { type Drawing, shownTiles, type Tile } from './drawing.ts'
import { emptyText, isUpright } from './emptyWords.ts'
import { partName } from './legend.ts'
import { dots } from './dots.ts'
import { endText, hasInterval, sideOf, verdictStyles, withoutOverlaps } from './labels.ts'
import { barGaps, benchmarks, intervals, verdictSigns } from './marks.ts'
import type { Option, SeriesOption } from './option.ts'
import { fillFor, fillOf } from './patterns.ts'
import { axisLength } from './tiles.ts'
import { fontSize } from './letters.ts'

/** How long a bar is at least where there is anything to be seen, in pixels. */
const leastBar = 2

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
      ...beyondArrows(tile, drawing),
    ]),
  }
}

function barsOf(tile: Tile, drawing: Drawing): SeriesOption[] {
  const { facet, index } = tile
  const { data, look, isHorizontal, t } = drawing
  const { min, max } = data.range
  const least = min + ((max - min) * leastBar) / axisLength(tile, drawing)
  return data.parts.map((part, place): SeriesOption => ({
    ...barGaps(data),
    type: 'bar',
    id: `bar ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    itemStyle: fillOf(part, look),
    emphasis: { focus: 'series' },
    ...withoutOverlaps(drawing),
    data: facet.cells.map((row) => {
      const cell = row[place] ?? null
      if (cell === null || isEmpty(cell))
        return {
          value: min,
          itemStyle: { color: 'transparent' },
          label: {
            show: true,
            position: isHorizontal ? ('insideLeft' as const) : ('insideBottom' as const),
            ...(isUpright(tile, drawing)
              ? { rotate: 90, align: 'left' as const, verticalAlign: 'middle' as const }
              : { align: isHorizontal ? ('left' as const) : ('center' as const) }),
            formatter: t(emptyWord([cell])),
            ...emptyText(drawing),
          },
        }
      // A mean at the end of the scale and one answer among many are bars as well, or they would look like none.
      const value = cell.value === 0 && data.measure === 'share' ? 0 : Math.min(max, Math.max(cell.value ?? min, least))
      return { value, itemStyle: fillFor(cell, part, look), label: labelOf(cell, drawing, tile) }
    }),
  }))
}

/** The value at the end of a bar, and beside a lying one how it does against the benchmark. */
function labelOf(cell: Cell, drawing: Drawing, tile: Tile) {
  const { look } = drawing
  const text = hasInterval(cell, drawing) ? '' : endText(cell, drawing, tile)
  return {
    show: text !== '',
    position: sideOf(cell, drawing),
    distance: 5,
    formatter: text,
    color: look.ink,
    fontSize,
    textBorderColor: look.surface,
    textBorderWidth: 3,
    rich: verdictStyles(drawing),
  }
}

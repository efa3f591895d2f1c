import { type Cell, emptyLabel, isEmpty } from '#evaluation/types/definition/chartLayoutData.ts'
import { cartesian } from './axes.ts'
import { beyondArrows } from './beyond.ts'
import { type Drawing, getVisibleGrids, type ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { emptyText, isUpright } from './emptyLabels.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import { dots } from './dots.ts'
import { endText, hasInterval, getSide, verdictStyles, withoutOverlaps } from './labels.ts'
import { barGaps, benchmarks, intervals, verdictSigns } from './marks.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { fillFor, getFill } from './patterns.ts'
import { axisLength } from '#evaluation/types/option/grids/gridLayout.ts'
import { fontSize } from '#evaluation/types/option/grids/textMeasure.ts'

/** The min length of a bar with a value, in pixels. */
const minBar = 2

/**
 * Parts next to each other with their values, intervals, and the benchmark across them: as points if lengths would
 * mislead.
 */
export function barOption(drawing: Drawing): Option {
  const { isFromEnd } = drawing.data.range
  return {
    ...cartesian(drawing),
    series: getVisibleGrids(drawing).flatMap((grid) => [
      ...(isFromEnd ? getBars(grid, drawing) : dots(grid, drawing)),
      ...benchmarks(grid, drawing),
      ...intervals(grid, drawing),
      ...(isFromEnd ? verdictSigns(grid, drawing) : []),
      ...beyondArrows(grid, drawing),
    ]),
  }
}

function getBars(grid: ChartGrid, drawing: Drawing): SeriesOption[] {
  const { multiple, index } = grid
  const { data, theme, isHorizontal, t } = drawing
  const { min, max } = data.range
  const lower = min + ((max - min) * minBar) / axisLength(grid, drawing)
  return data.parts.map((part, place): SeriesOption => ({
    ...barGaps(data),
    type: 'bar',
    id: `bar ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    itemStyle: getFill(part, theme),
    emphasis: { focus: 'series' },
    ...withoutOverlaps(drawing),
    data: multiple.cells.map((row) => {
      const cell = row[place] ?? null
      if (cell === null || isEmpty(cell))
        return {
          value: min,
          itemStyle: { color: 'transparent' },
          label: {
            show: true,
            position: isHorizontal ? ('insideLeft' as const) : ('insideBottom' as const),
            ...(isUpright(grid, drawing)
              ? { rotate: 90, align: 'left' as const, verticalAlign: 'middle' as const }
              : { align: isHorizontal ? ('left' as const) : ('center' as const) }),
            formatter: t(emptyLabel([cell])),
            ...emptyText(drawing),
          },
        }
      // A mean at the end of the scale and one answer among many are visible bars as well, or they would look like
      // none.
      const value = cell.value === 0 && data.measure === 'share' ? 0 : Math.min(max, Math.max(cell.value ?? min, lower))
      return { value, itemStyle: fillFor(cell, part, theme), label: getLabel(cell, drawing, grid) }
    }),
  }))
}

/** The value at the end of a bar, and next to a horizontal one its verdict. */
function getLabel(cell: Cell, drawing: Drawing, grid: ChartGrid) {
  const { theme } = drawing
  const text = hasInterval(cell, drawing) ? '' : endText(cell, drawing, grid)
  return {
    show: text !== '',
    position: getSide(cell, drawing),
    distance: 5,
    formatter: text,
    color: theme.ink,
    fontSize,
    textBorderColor: theme.surface,
    textBorderWidth: 3,
    rich: verdictStyles(drawing),
  }
}

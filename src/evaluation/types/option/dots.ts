import { font } from '#evaluation/types/colors/theme.ts'
import { emptyLabel, isEmpty, type Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { emptyText, isUpright } from './emptyLabels.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import { hasInterval, textBeside, withoutOverlaps } from './labels.ts'
import { getOffset } from './marks.ts'
import type { SeriesOption } from '#evaluation/types/definition/option.ts'

const radius = 5

/** Values as points instead of bars; hollow for fewer than ten answers. The symbol of a verdict is in the point. */
export function dots(grid: ChartGrid, drawing: Drawing): SeriesOption[] {
  const { multiple, index } = grid
  const { data, theme, isHorizontal, chart, t } = drawing
  const { fontSize, distance, color, textBorderColor, textBorderWidth } = emptyText(drawing)
  const isStanding = isUpright(grid, drawing)
  return data.parts.map((part, place): SeriesOption => ({
    type: 'custom',
    id: `dot ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    z: 5,
    itemStyle: { color: part.color },
    ...withoutOverlaps(drawing),
    encode: isHorizontal ? { x: 1, y: 0 } : { x: 0, y: 1 },
    data: multiple.cells.map((row, category) => [category, row[place]?.value ?? data.range.min]),
    renderItem: (params, api) => {
      const cell = multiple.cells[params.dataIndex]?.[place] ?? null
      const [category, value] = [Number(api.value(0)), Number(api.value(1))]
      const [x = 0, y = 0] = api.coord(isHorizontal ? [value, category] : [category, value])
      const offset = getOffset(api, params, place, data)?.offsetCenter ?? 0
      const [cx, cy] = isHorizontal ? [x, y + offset] : [x + offset, y]
      if (cell === null || isEmpty(cell))
        return {
          type: 'text',
          x: isHorizontal ? cx + distance : cx,
          y: isHorizontal ? cy : cy - distance,
          rotation: isStanding ? Math.PI / 2 : 0,
          style: {
            text: t(emptyLabel([cell])),
            fill: color,
            stroke: textBorderColor,
            lineWidth: textBorderWidth,
            fontSize,
            fontFamily: font,
            verticalAlign: isHorizontal || isStanding ? 'middle' : 'bottom',
            align: isHorizontal || isStanding ? 'left' : 'center',
          },
        }
      // Beyond the axis an arrow replaces it.
      if (value < data.range.min || value > data.range.max) return { type: 'group', children: [] }
      const sign = chart.viewSettings.benchmark ? getVerdict(cell)?.sign : undefined
      const size = sign ? radius + 3 : radius
      return {
        type: 'group',
        children: [
          {
            ...getShape(part, cx, cy, size),
            style: { fill: cell.isSmall ? theme.surface : part.color, stroke: part.color, lineWidth: 2 },
            ...(!hasInterval(cell, drawing) && textBeside(cell, 4, drawing, grid)),
          },
          ...(sign
            ? [
                {
                  type: 'text' as const,
                  x: cx,
                  y: cy,
                  style: {
                    text: sign,
                    fill: theme.surface,
                    align: 'center' as const,
                    verticalAlign: 'middle' as const,
                    fontSize: 10,
                    fontFamily: font,
                  },
                },
              ]
            : []),
        ],
      }
    },
  }))
}

/** Parts differ by more than their colour: a circle, a square, a diamond, a triangle. */
function getShape({ sign }: Part, x: number, y: number, size: number) {
  const corners = [
    [],
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
    [
      [0, -1.3],
      [1.3, 0],
      [0, 1.3],
      [-1.3, 0],
    ],
    [
      [0, -1.2],
      [1.2, 1],
      [-1.2, 1],
    ],
  ][Math.max(0, sign) % 4]
  if (!corners || corners.length === 0) return { type: 'circle' as const, shape: { cx: x, cy: y, r: size } }
  const points = corners.map(([across = 0, down = 0]) => [x + across * size, y + down * size])
  return { type: 'polygon' as const, shape: { points } }
}

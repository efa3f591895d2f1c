import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import type { SeriesOption } from '#evaluation/types/definition/option.ts'

const size = 6

/** An arrow at the end of the axis for every value beyond it, in the middle of its band or at its n. */
export function beyondArrows({ multiple, index }: ChartGrid, { data, isHorizontal, theme }: Drawing): SeriesOption[] {
  if (!data.range.beyond) return []
  const { min, max } = data.range
  const ends = multiple.cells.flatMap((row, category) => {
    const values = row.flatMap((cell) => {
      if (!cell || cell.n === 0) return []
      const own = cell.value === null ? [] : [cell.value]
      return cell.box ? [...own, cell.box.low, cell.box.high, ...cell.box.outliers] : own
    })
    const at = data.shape === 'funnels' ? (row.find((cell) => cell !== null)?.n ?? 0) : category
    return [
      ...(values.some((value) => value < min) ? [[at, min, -1]] : []),
      ...(values.some((value) => value > max) ? [[at, max, 1]] : []),
    ]
  })
  if (ends.length === 0) return []
  return [
    {
      type: 'custom',
      id: `beyond ${index}`,
      xAxisIndex: index,
      yAxisIndex: index,
      silent: true,
      z: 6,
      itemStyle: { color: theme.ink },
      encode: isHorizontal ? { x: 1, y: 0 } : { x: 0, y: 1 },
      data: ends,
      renderItem: (_params, api) => {
        const [at, end, side] = [0, 1, 2].map((dimension) => Number(api.value(dimension)))
        const [x = 0, y = 0] = api.coord(isHorizontal ? [end ?? 0, at ?? 0] : [at ?? 0, end ?? 0])
        const back = size * (side ?? 1)
        const points = isHorizontal
          ? [
              [x, y],
              [x - back, y - size],
              [x - back, y + size],
            ]
          : [
              [x, y],
              [x - size, y + back],
              [x + size, y + back],
            ]
        return { type: 'polygon', shape: { points }, style: { fill: theme.ink, stroke: theme.surface, lineWidth: 1 } }
      },
    },
  ]
}

/** The depth and half the width of an open arrow. */
const open = { depth: 5, half: 4.5 }

/**
 * An open arrow where the interval of a line leaves the axis, as at the intervals of bars; a mean beyond has its own
 * arrow.
 */
export function clippedBands({ multiple, index }: ChartGrid, { data, chart, theme }: Drawing): SeriesOption[] {
  if (!chart.viewSettings.error_bars) return []
  const { min, max } = data.range
  return data.parts.flatMap(({ color }, part): SeriesOption[] => {
    const ends = multiple.cells.flatMap((row, category) => {
      const { value = null, low = null, high = null } = row[part] ?? {}
      if (value === null || low === null || high === null || value < min || value > max) return []
      return [...(isLess(low, min) ? [[category, min, -1]] : []), ...(isLess(max, high) ? [[category, max, 1]] : [])]
    })
    if (ends.length === 0) return []
    return [
      {
        type: 'custom',
        id: `clipped ${index} ${part}`,
        name: partName(part),
        xAxisIndex: index,
        yAxisIndex: index,
        silent: true,
        z: 3,
        itemStyle: { color },
        encode: { x: 0, y: 1 },
        data: ends,
        renderItem: (_params, api) => {
          const [category = 0, end = 0, side = 1] = [0, 1, 2].map((dimension) => Number(api.value(dimension)))
          const [x = 0, y = 0] = api.coord([category, end])
          const size = api.size?.([1, 0])
          const half = Math.min(open.half, ((Array.isArray(size) ? size[0] : size) ?? Infinity) / 3)
          const base = y + open.depth * side
          const points = [
            [x - half, base],
            [x, y],
            [x + half, base],
          ]
          const stroke = (style: { stroke: string; lineWidth: number }) => ({
            type: 'polyline' as const,
            shape: { points },
            style: { ...style, fill: 'none' },
          })
          return {
            type: 'group',
            children: [stroke({ stroke: theme.surface, lineWidth: 4 }), stroke({ stroke: color, lineWidth: 1.5 })],
          }
        },
      },
    ]
  })
}

/** Less by more than what rounding makes of equal numbers. */
function isLess(one: number, other: number): boolean {
  return other - one > 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
}

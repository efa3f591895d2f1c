import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
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

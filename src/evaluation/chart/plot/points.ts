import type { ECharts } from 'echarts/core'
import type { SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { barsWidth } from '#evaluation/types/option/marks.ts'
import type { Point } from '#evaluation/types/option/getPicture.ts'

/** The extent of a shape in pixels. */
export type Span = { left: number; right: number; top: number; bottom: number }

/** Pixels around a point that belong to it, wide enough for a finger. */
const reach = 24

/** The category at a pixel of a chart: in its band, or at its label. */
export function pointAt(
  chart: ECharts,
  { grids: tiles, data, isHorizontal }: Drawing,
  x: number,
  y: number,
): Point | undefined {
  const tile = tiles.find(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  )
  if (!tile) return undefined
  const { index, multiple } = tile
  if (data.shape === 'funnels') return nearestPoint(chart, tile, x, y)
  const isNet = data.shape === 'nets'
  const found = chart.convertFromPixel(isNet ? { seriesId: `net ${index} 0` } : { gridIndex: index }, [x, y])
  const place = Array.isArray(found) ? Math.round(Number(found[isHorizontal || isNet ? 1 : 0])) : Number.NaN
  // A net wraps from the last item to the first.
  const category = isNet && place === multiple.categories.length ? 0 : place
  return category >= 0 && category < multiple.categories.length ? { multiple: index, category } : undefined
}

/** The institution whose point is nearest to a pixel, within a limit. */
function nearestPoint(chart: ECharts, { multiple, index }: ChartGrid, x: number, y: number): Point | undefined {
  const away = multiple.cells.map((row) => {
    const [cell] = row.filter((one) => one !== null)
    const found = cell && cell.value !== null && chart.convertToPixel({ gridIndex: index }, [cell.n, cell.value])
    const [across = Number.POSITIVE_INFINITY, down = 0] = Array.isArray(found) ? found : []
    return Math.hypot(across - x, down - y)
  })
  const min = Math.min(...away)
  return min <= reach ? { multiple: index, category: away.indexOf(min) } : undefined
}

/** The position of a category's tooltip when it is reached with the keys, in pixels. */
export function getPointPlace(
  chart: ECharts,
  { data, isHorizontal, grids: tiles }: Drawing,
  { multiple, category }: Point,
) {
  const values = (data.multiples[multiple]?.cells[category] ?? []).flatMap((cell) => cell?.value ?? [])
  const value = values.length > 0 ? Math.max(...values) : (data.range.min + data.range.max) / 2
  const isNet = data.shape === 'nets'
  const at = data.shape === 'funnels' ? getN(data.multiples[multiple], category) : category
  const place = isNet || isHorizontal ? [value, at] : [at, value]
  const found = chart.convertToPixel(isNet ? { seriesId: `net ${multiple} 0` } : { gridIndex: multiple }, place)
  const [x = Number.NaN, y = Number.NaN] = Array.isArray(found) ? found.map(Number) : []
  const tile = tiles[multiple]
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : { x: tile?.left ?? 0, y: tile?.top ?? 0 }
}

/** The extent of a category's bars, across their direction; null for points and lines. */
export function barsAt(
  chart: ECharts,
  drawing: Drawing,
  point: Point,
  { x, y }: { x: number; y: number },
): Span | null {
  const { data, isHorizontal, grids: tiles } = drawing
  const tile = tiles[point.multiple]
  if (!tile || ['nets', 'funnels', 'lines'].includes(data.shape)) return null
  const across = (category: number) => {
    const at = [data.range.min, category]
    const found = chart.convertToPixel({ gridIndex: point.multiple }, isHorizontal ? at : at.toReversed())
    return Array.isArray(found) ? Number(found[isHorizontal ? 1 : 0]) : Number.NaN
  }
  const middle = across(point.category)
  const count = tile.multiple.categories.length
  const end = isHorizontal ? tile.top + tile.headingRoom : tile.left + tile.width
  const band = Math.abs(count > 1 ? (across(count - 1) - across(0)) / (count - 1) : 2 * (end - middle))
  const half = Math.min(band, barsWidth(data)) / 2
  if (!Number.isFinite(middle + half)) return null
  return isHorizontal
    ? { left: x, right: x, top: middle - half, bottom: middle + half }
    : { left: middle - half, right: middle + half, top: y, bottom: y }
}

/** The position of a category in a funnel: the number of answers. */
function getN(multiple: SmallMultiple | undefined, category: number): number {
  return multiple?.cells[category]?.find((cell) => cell !== null)?.n ?? 0
}

/** The next point for a key, through all small charts in turn; undefined for other keys and charts without points. */
export function nextPoint(from: Point | null, key: string, counts: number[]): Point | undefined {
  const points = counts.flatMap((count, multiple) =>
    Array.from({ length: count }, (_, category) => ({ multiple, category })),
  )
  const place = from
    ? points.findIndex(({ multiple, category }) => multiple === from.multiple && category === from.category)
    : -1
  if (key === 'ArrowRight' || key === 'ArrowDown') return points[Math.min(place + 1, points.length - 1)]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return points[Math.max(place - 1, 0)]
  if (key === 'Home') return points[0]
  return key === 'End' ? points.at(-1) : undefined
}

/** The index of a point among all of them. */
export function getPlace(counts: number[], { multiple, category }: Point): number {
  return counts.slice(0, multiple).reduce((all, count) => all + count, 0) + category
}

import type { ECharts } from 'echarts/core'
import type { Drawing } from '#evaluation/types/option/drawing.ts'
import type { Point } from '#evaluation/types/option/pictureOf.ts'

/** The category under a pixel of a chart: in its band, or at its label. */
export function pointAt(
  chart: ECharts,
  { tiles, data, isHorizontal }: Drawing,
  x: number,
  y: number,
): Point | undefined {
  const tile = tiles.find(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  )
  if (!tile) return undefined
  const { index, facet } = tile
  const isNet = data.shape === 'nets'
  const found = chart.convertFromPixel(isNet ? { seriesId: `net ${index} 0` } : { gridIndex: index }, [x, y])
  const place = Array.isArray(found) ? Math.round(Number(found[isHorizontal || isNet ? 1 : 0])) : Number.NaN
  // From the last item a net leads back to the first.
  const category = isNet && place === facet.categories.length ? 0 : place
  return category >= 0 && category < facet.categories.length ? { facet: index, category } : undefined
}

/** Where a category is told about when it is reached with the keys, in pixels. */
export function placeOf(chart: ECharts, { data, isHorizontal, tiles }: Drawing, { facet, category }: Point) {
  const values = (data.facets[facet]?.cells[category] ?? []).flatMap((cell) => cell?.value ?? [])
  const value = values.length > 0 ? Math.max(...values) : (data.range.min + data.range.max) / 2
  const isNet = data.shape === 'nets'
  const place = isNet || isHorizontal ? [value, category] : [category, value]
  const found = chart.convertToPixel(isNet ? { seriesId: `net ${facet} 0` } : { gridIndex: facet }, place)
  const [x = Number.NaN, y = Number.NaN] = Array.isArray(found) ? found.map(Number) : []
  const tile = tiles[facet]
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : { x: tile?.left ?? 0, y: tile?.top ?? 0 }
}

/** Where a key leads from a point, through all small charts in turn; undefined for other keys and charts without points. */
export function nextPoint(from: Point | null, key: string, counts: number[]): Point | undefined {
  const points = counts.flatMap((count, facet) => Array.from({ length: count }, (_, category) => ({ facet, category })))
  const place = from
    ? points.findIndex(({ facet, category }) => facet === from.facet && category === from.category)
    : -1
  if (key === 'ArrowRight' || key === 'ArrowDown') return points[Math.min(place + 1, points.length - 1)]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return points[Math.max(place - 1, 0)]
  if (key === 'Home') return points[0]
  return key === 'End' ? points.at(-1) : undefined
}

/** The place of a point among all of them. */
export function placeIn(counts: number[], { facet, category }: Point): number {
  return counts.slice(0, facet).reduce((all, count) => all + count, 0) + category
}

import { lineShape, type Shape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { placeOf } from '../frame/place.ts'
import type { Drawing } from './drawing.ts'

/** Where bars begin, if that is inside of the plot: zero, or the middle of a scale. */
export function zeroLine(facetFrame: FacetFrame, { plan, frame, look }: Drawing): Shape[] {
  if (plan.range.min >= 0 || plan.range.max <= 0) return []
  const place = placeOf(facetFrame, frame, plan)
  const { plot } = facetFrame
  const [start, end] = frame.isHorizontal ? [plot.y, plot.y + plot.height] : [plot.x, plot.x + plot.width]
  return [lineShape([place.point(start, place.value(0)), place.point(end, place.value(0))], look.ink, 1)]
}

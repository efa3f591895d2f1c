import type { ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import type { Frame } from './frame.ts'
import { placeOf } from './place.ts'
import type { Point } from './points.ts'
import { pointAt, reach, wheelOf } from './radarLayout.ts'

/** What shows which category is pointed at: an area, or of a bin of time a line; `at` is where its tooltip stands unless there is a pointer to stand at. */
export type Pointed = { points: [number, number][]; isLine: boolean; at: { x: number; y: number } }

/** Corners of a sector's rim; more are not seen. */
const steps = 12

export function pointedAt(
  { plan, frame }: { plan: ChartLayoutData; frame: Frame },
  { facet: index, category }: Point,
): Pointed | undefined {
  const facetFrame = frame.facets[index]
  if (!facetFrame || category >= facetFrame.facet.categories.length) return undefined
  const { plot, band, facet } = facetFrame
  if (plan.type === 'radar') {
    const count = facet.categories.length
    const { x, y, radius } = wheelOf(facet.categories, plot, frame.isNumbered)
    const rim = Array.from({ length: steps + 1 }, (_, step) =>
      pointAt(x, y, radius + reach, category - 0.5 + step / steps, count),
    )
    return {
      points: [[x, y], ...rim.map((point): [number, number] => [point.x, point.y])],
      isLine: false,
      at: pointAt(x, y, radius * 0.7, category, count),
    }
  }
  const place = placeOf(facetFrame, frame, plan)
  const across = place.slot(category)
  const [from, to] = frame.isHorizontal ? [plot.x, plot.x + plot.width] : [plot.y, plot.y + plot.height]
  const [x, y] = place.point(across, from + (to - from) / 3)
  const isLine = plan.type === 'timeline'
  const reached = isLine ? [0] : [-band / 2, band / 2]
  const near = reached.map((away) => place.point(across + away, from))
  const far = reached.map((away) => place.point(across + away, to))
  return { points: [...near, ...far.toReversed()], isLine, at: { x, y } }
}

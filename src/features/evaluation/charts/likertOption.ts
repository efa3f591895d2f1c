import { barSeries } from './bars.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option, type Piece } from './drawing.ts'
import type { FacetFrame } from './frame.ts'
import { placeOf } from './place.ts'
import { segmentLabels } from './segmentLabels.ts'
import { lineShape, type Shape } from './shapes.ts'

/** The distribution of answers; around the middle of the scale with `stacked_likert`. */
export function likertOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => [...levelBars(facetFrame, drawing), drawn(`marks${facetFrame.index}`, [...middleLine(facetFrame, drawing), ...segmentLabels(facetFrame, drawing)], 5)])
}

/** To the left of the middle bars are negative and grow outwards, so those nearest to it come first; the middle itself is drawn in two halves. */
function levelBars(facetFrame: FacetFrame, drawing: Drawing): Piece[] {
  const { parts, middle } = drawing.plan
  const one = (part: number, suffix: string, turn: (value: number) => number): Piece[] => {
    const own = parts[part]
    return own ? [barSeries(facetFrame, drawing, `f${facetFrame.index}p${part}${suffix}`, facetFrame.facet.cells.map((row) => row[part] ?? null), own, turn)] : []
  }
  if (middle < 0) return parts.flatMap((_, part) => one(part, '', (value) => value))
  const left = parts.map((_, part) => part).filter((part) => part < middle).toReversed()
  const right = parts.map((_, part) => part).filter((part) => part > middle)
  const halves = Number.isInteger(middle) ? [...one(middle, 'left', (value) => -value / 2), ...one(middle, 'right', (value) => value / 2)] : []
  return [...halves, ...left.flatMap((part) => one(part, '', (value) => -value)), ...right.flatMap((part) => one(part, '', (value) => value))]
}

function middleLine(facetFrame: FacetFrame, { plan, frame, look }: Drawing): Shape[] {
  if (plan.middle < 0) return []
  const place = placeOf(facetFrame, frame, plan)
  const { plot } = facetFrame
  const [start, end] = frame.isHorizontal ? [plot.y, plot.y + plot.height] : [plot.x, plot.x + plot.width]
  return [lineShape([place.point(start, place.value(0)), place.point(end, place.value(0))], look.ink, 1)]
}

import { fillOf, smallFill } from '../draw/hatches.ts'
import { rectShape, type Shape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { type Place, placeOf } from '../frame/place.ts'
import { isEmpty, type ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { type Segment, segmentsOf } from '../layoutData/segments.ts'
import type { Drawing } from './drawing.ts'

/** A thinner part would be nothing but its edges. */
const leastEdged = 3

/** Bars of all parts of a small chart, beside each other or on each other. */
export function barShapes(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const place = placeOf(facetFrame, drawing.frame, drawing.plan)
  return facetFrame.facet.cells.flatMap((row, category) =>
    piecesOf(row, drawing.plan).flatMap((piece) => barShape(piece, place.slot(category, piece.part), place, drawing)),
  )
}

function piecesOf(row: Parameters<typeof segmentsOf>[0], plan: ChartLayoutData): Segment[] {
  if (plan.isStacked) return segmentsOf(row, plan)
  return row.flatMap((cell, part) =>
    cell === null || isEmpty(cell) || cell.value === null ? [] : [{ part, cell, from: 0, to: cell.value }],
  )
}

function barShape({ part, cell, from, to }: Segment, across: number, place: Place, { plan, look }: Drawing): Shape[] {
  const own = plan.parts[part]
  const [x1, y1] = place.point(across - place.thickness / 2, place.value(from))
  const [x2, y2] = place.point(across + place.thickness / 2, place.value(to))
  const [x, y, width, height] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]
  if (!own || width === 0 || height === 0) return []
  const fill = cell.isSmall ? smallFill(look) : fillOf(own, look)
  if (Math.min(width, height) < leastEdged) return [rectShape(x, y, width, height, fill)]
  return [
    rectShape(x + 0.5, y + 0.5, width - 1, height - 1, fill, {
      stroke: cell.isSmall ? look.lineStrong : look.surface,
      thickness: 1,
    }),
  ]
}

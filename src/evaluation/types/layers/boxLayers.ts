import { fillOf, smallFill } from '../draw/hatches.ts'
import { type Layer, lineShape, rectShape, type Shape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { type Place, placeOf } from '../frame/place.ts'
import type { Cell, Part } from '../layoutData/chartLayoutData.ts'
import { benchmarkShapes } from './benchmarkShapes.ts'
import { cartesian } from './cartesian.ts'
import type { Drawing } from './drawing.ts'
import { endMarks } from './endMarks.ts'

/** With more boxes than this, outliers are drawn coarser: every circle is an element of the page. */
const many = 40

/** Boxes of the middle half with whiskers and outliers. */
export function boxLayers(drawing: Drawing): Layer[] {
  return cartesian(drawing, (facetFrame) => ({
    bars: boxShapes(facetFrame, drawing),
    marks: [...benchmarkShapes(facetFrame, drawing), ...endMarks(facetFrame, drawing)],
  }))
}

function boxShapes(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const place = placeOf(facetFrame, drawing.frame, drawing.plan)
  const grain = facetFrame.facet.cells.length * drawing.plan.parts.length > many ? 4 : 1
  return facetFrame.facet.cells.flatMap((row, category) =>
    row.flatMap((cell, index) => {
      const part = drawing.plan.parts[index]
      return cell && part ? oneBox(cell, part, place.slot(category, index), place, drawing, grain) : []
    }),
  )
}

function oneBox(cell: Cell, part: Part, across: number, place: Place, { look }: Drawing, grain: number): Shape[] {
  const { box } = cell
  if (!box || cell.n === 0) return []
  const half = Math.min(place.thickness * 0.72, 34) / 2
  const across3 = (value: number, reach: number): [number, number][] => [
    place.point(across - reach, place.value(value)),
    place.point(across + reach, place.value(value)),
  ]
  const along = (from: number, to: number): [number, number][] => [
    place.point(across, place.value(from)),
    place.point(across, place.value(to)),
  ]
  const [x1, y1] = place.point(across - half, place.value(box.q1))
  const [x2, y2] = place.point(across + half, place.value(box.q3))
  const edge = cell.isSmall ? look.lineStrong : part.color
  const fill = cell.isSmall ? smallFill(look) : fillOf(part, look)
  return [
    lineShape(along(box.low, box.q1), edge, 1.5),
    lineShape(along(box.q3, box.high), edge, 1.5),
    lineShape(across3(box.low, half * 0.5), edge, 1.5),
    lineShape(across3(box.high, half * 0.5), edge, 1.5),
    rectShape(Math.min(x1, x2), Math.min(y1, y2), Math.max(Math.abs(x2 - x1), 1), Math.max(Math.abs(y2 - y1), 1), fill),
    lineShape(across3(box.median, half + 1), look.surface, 4),
    lineShape(across3(box.median, half + 1), cell.isSmall ? edge : look.ink, 2),
    ...outliers(box.outliers, across, place, edge, grain),
  ]
}

/** Outliers that fall on the same pixels are one circle. */
function outliers(values: number[], across: number, place: Place, stroke: string, grain: number): Shape[] {
  const places = new Set(values.map((value) => Math.round(place.value(value) / grain) * grain))
  return [...places].map((along) => {
    const [x, y] = place.point(across, along)
    return { kind: 'circle', x, y, radius: 2.5, fill: 'none', stroke, thickness: 1.25 }
  })
}

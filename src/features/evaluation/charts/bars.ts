import { decalOf, smallDecal } from './decals.ts'
import type { Drawing, Piece } from './drawing.ts'
import type { FacetFrame } from './frame.ts'
import type { Cell, Part } from './plan.ts'
import { placeOf } from './place.ts'

/** A thinner part would be nothing but its edges. */
const leastEdged = 3

/** Bars of all parts of a small chart, beside each other or on each other. */
export function bars(facetFrame: FacetFrame, drawing: Drawing): Piece[] {
  const { plan } = drawing
  return plan.parts.map((part, index) => barSeries(facetFrame, drawing, `f${facetFrame.index}p${index}`, facetFrame.facet.cells.map((row) => row[index] ?? null), part, (value) => value))
}

/** One series of bars; `turn` may mirror or halve a value. */
export function barSeries(facetFrame: FacetFrame, drawing: Drawing, id: string, cells: (Cell | null)[], part: Part, turn: (value: number) => number): Piece {
  const { plan, look } = drawing
  const place = placeOf(facetFrame, drawing.frame, plan)
  return {
    type: 'bar',
    id,
    xAxisIndex: facetFrame.index,
    yAxisIndex: facetFrame.index,
    silent: true,
    ...(plan.isStacked ? { stack: `stack${facetFrame.index}` } : {}),
    barWidth: place.thickness,
    barGap: '0%',
    z: 2,
    itemStyle: { color: part.color, decal: decalOf(part.sign, look.surface), borderColor: look.surface, borderWidth: 1 },
    data: cells.map((cell) => {
      if (cell?.value == null || cell.n === 0) return null
      if (cell.isSmall) return { value: turn(cell.value), itemStyle: smallStyle(drawing) }
      const length = Math.abs(place.value(plan.range.min + cell.value) - place.value(plan.range.min))
      return { value: turn(cell.value), ...(plan.isStacked && length > 0 && length < leastEdged ? { itemStyle: { borderWidth: 0 } } : {}) }
    }),
  }
}

/** Grey and hatched: fewer than ten answers. */
function smallStyle({ look }: Drawing): Piece {
  return { color: look.small, decal: smallDecal(look.smallLines), borderColor: look.lineStrong, borderWidth: 1 }
}

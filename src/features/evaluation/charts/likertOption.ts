import { barSeries } from './bars.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option, type Piece } from './drawing.ts'
import type { FacetFrame } from './frame.ts'
import { segmentLabels } from './segmentLabels.ts'
import { zeroLine } from './zeroLine.ts'

/** The distribution of answers; around the middle of the scale with `stacked_likert`. */
export function likertOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => [...levelBars(facetFrame, drawing), drawn(`marks${facetFrame.index}`, [...zeroLine(facetFrame, drawing), ...segmentLabels(facetFrame, drawing)], 5)])
}

/** To the left of the middle bars are negative and grow outwards, so those nearest to it come first; the middle itself is drawn in two halves. */
function levelBars(facetFrame: FacetFrame, drawing: Drawing): Piece[] {
  const { parts, sides } = drawing.plan
  const one = (part: number, suffix: string, turn: (value: number) => number): Piece[] => {
    const own = parts[part]
    return own ? [barSeries(facetFrame, drawing, `f${facetFrame.index}p${part}${suffix}`, facetFrame.facet.cells.map((row) => row[part] ?? null), own, turn)] : []
  }
  const on = (side: number): number[] => parts.map((_, part) => part).filter((part) => (sides[part] ?? 1) === side)
  return [
    ...on(0).flatMap((part) => [...one(part, 'left', (value) => -value / 2), ...one(part, 'right', (value) => value / 2)]),
    ...on(-1).toReversed().flatMap((part) => one(part, '', (value) => -value)),
    ...on(1).flatMap((part) => one(part, '', (value) => value)),
  ]
}

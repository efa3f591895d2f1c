import { bars } from './bars.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option } from './drawing.ts'
import { segmentLabels } from './segmentLabels.ts'

/** Counts on each other. */
export function stackedOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => [...bars(facetFrame, drawing), drawn(`marks${facetFrame.index}`, segmentLabels(facetFrame, drawing), 5)])
}

import type { Layer } from '../draw/shapes.ts'
import { barShapes } from './barShapes.ts'
import { cartesian } from './cartesian.ts'
import type { Drawing } from './drawing.ts'
import { segmentLabels } from './segmentLabels.ts'
import { zeroLine } from './zeroLine.ts'

/** Parts on each other: the distribution of answers (likert), counts (stacked), parts of the whole (stacked-full). */
export function stackedLayers(drawing: Drawing): Layer[] {
  return cartesian(drawing, (facetFrame) => ({
    bars: barShapes(facetFrame, drawing),
    marks: [...zeroLine(facetFrame, drawing), ...segmentLabels(facetFrame, drawing)],
  }))
}

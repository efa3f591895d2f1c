import type { Layer } from '../draw/shapes.ts'
import { barShapes } from './barShapes.ts'
import { benchmarkShapes } from './benchmarkShapes.ts'
import { cartesian } from './cartesian.ts'
import type { Drawing } from './drawing.ts'
import { endMarks } from './endMarks.ts'
import { zeroLine } from './zeroLine.ts'

/** Parts beside each other with their intervals: means with the benchmark across them (mean), shares (bar). */
export function besideLayers(drawing: Drawing): Layer[] {
  return cartesian(drawing, (facetFrame) => ({
    bars: barShapes(facetFrame, drawing),
    marks: [
      ...zeroLine(facetFrame, drawing),
      ...benchmarkShapes(facetFrame, drawing),
      ...endMarks(facetFrame, drawing),
    ],
  }))
}

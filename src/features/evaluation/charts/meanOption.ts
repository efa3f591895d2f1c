import { bars } from './bars.ts'
import { benchmarkShapes } from './benchmarkShapes.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option } from './drawing.ts'
import { endMarks } from './endMarks.ts'
import { zeroLine } from './zeroLine.ts'

/** Bars of means with intervals, the benchmark across them. */
export function meanOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => [
    ...bars(facetFrame, drawing),
    drawn(`marks${facetFrame.index}`, [...zeroLine(facetFrame, drawing), ...benchmarkShapes(facetFrame, drawing), ...endMarks(facetFrame, drawing)], 5),
  ])
}

import { bars } from './bars.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option } from './drawing.ts'
import { endMarks } from './endMarks.ts'

/** Bars of shares with their Wilson intervals. */
export function barOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => [...bars(facetFrame, drawing), drawn(`marks${facetFrame.index}`, endMarks(facetFrame, drawing), 5)])
}

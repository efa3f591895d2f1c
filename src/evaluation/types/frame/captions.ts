import type { Look } from '../theme.ts'
import { type Shape, textShape } from '../draw/shapes.ts'
import { widthOf, wrap } from './textSize.ts'

const titleSize = 16

/** The lines above a saved picture (title first), or with `foot` those below it, wrapped to a width, and the height they take. */
export function headShapes(
  head: string[],
  x: number,
  width: number,
  look: Look,
  foot: string[] = [],
  startAt = x,
): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = []
  let y = startAt
  const [title, ...rest] = head
  if (title !== undefined) {
    for (const line of wrap(title, width * (widthOf('n') / widthOf('n', titleSize)), 3)) {
      shapes.push(textShape(x, y, line, { fill: look.ink, size: titleSize, weight: 600 }))
      y += 22
    }
    y += 2
  }
  for (const text of [...rest, ...foot]) {
    for (const line of wrap(text, width, 4)) {
      shapes.push(textShape(x, y, line, { fill: look.muted }))
      y += 17
    }
  }
  const isHead = head.length > 0
  return { shapes, height: shapes.length === 0 ? 0 : y - startAt + (isHead ? 12 : 0) }
}

import { fillOf } from '../draw/hatches.ts'
import { dashOf, lineShape, rectShape, type Shape, signShape, textShape } from '../draw/shapes.ts'
import type { LegendEntry } from '../frame/legend.ts'
import { lineHeight } from '../frame/textSize.ts'
import { axisTitle } from '../words/axisTitle.ts'
import type { Drawing } from './drawing.ts'

/** What stands around the plots: captions, legend, headings and the names of axes. */
export function decorShapes(drawing: Drawing): Shape[] {
  const { frame, look, plan } = drawing
  return [
    ...frame.captions,
    ...frame.legend.flatMap((entry) => legendShapes(entry, drawing)),
    ...frame.facets.flatMap(({ heading, headingAt, plot }) => [
      ...heading.map((line, index) =>
        textShape(headingAt.x, headingAt.y + index * (lineHeight + 1), line, { fill: look.ink, weight: 600, size: 13 }),
      ),
      ...(plan.type === 'radar'
        ? []
        : [
            textShape(
              frame.isHorizontal ? plot.x : headingAt.x,
              headingAt.y + heading.length * (lineHeight + 1),
              axisTitle(drawing),
              { fill: look.muted, size: 11 },
            ),
          ]),
    ]),
  ]
}

function legendShapes({ kind, index, lines, x, y }: LegendEntry, { plan, look }: Drawing): Shape[] {
  const middle = y + 10
  const label = lines.map((line, place) =>
    textShape(kind === 'axis' ? x : x + 26, middle + place * lineHeight, line, { fill: look.ink, middle: true }),
  )
  if (kind === 'benchmark') return [...benchmarkSign(index, x + 1, x + 21, middle, look.ink, look.surface), ...label]
  if (kind === 'axis') return label
  const part = plan.parts[index]
  if (!part) return []
  if (plan.type !== 'timeline' && plan.type !== 'radar') {
    return [rectShape(x + 2, middle - 6, 18, 12, fillOf(part, look)), ...label]
  }
  const line: [number, number][] = [
    [x, middle],
    [x + 21, middle],
  ]
  return [
    lineShape(line, part.color, 2, dashOf(part.sign)),
    signShape(part.sign, x + 10.5, middle, 8, part.color, look.surface),
    ...label,
  ]
}

const dashes = [
  [6, 4],
  [2, 3],
  [10, 3, 2, 3],
]

/** A benchmark: a dashed line with a sign in its middle, in the colour of the text. */
function benchmarkSign(index: number, from: number, to: number, y: number, stroke: string, ground: string): Shape[] {
  return [
    lineShape(
      [
        [from, y],
        [to, y],
      ],
      stroke,
      1.5,
      benchmarkDash(index),
    ),
    signShape(3 + index, (from + to) / 2, y, 7, ground, stroke),
  ]
}

export function benchmarkDash(index: number): number[] {
  return dashes[index % dashes.length] ?? [6, 4]
}

import { type Layer, lineShape, type Shape, textShape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { placeOf } from '../frame/place.ts'
import { lineHeight, widthOf } from '../frame/textSize.ts'
import { isLabelled, labelEvery, tickText, ticksOf } from '../frame/ticks.ts'
import { decorShapes } from './decor.ts'
import type { Drawing } from './drawing.ts'

/** What a type of chart draws below its axis of categories, and above it. */
export type Inside = { bars: Shape[]; marks: Shape[] }

const margin = 8

/** Headings and legend, and every small chart with its axes. */
export function cartesian(drawing: Drawing, insideOf: (facetFrame: FacetFrame) => Inside): Layer[] {
  return [
    { name: 'decor', shapes: decorShapes(drawing) },
    ...drawing.frame.facets.flatMap((facetFrame): Layer[] => {
      const { index } = facetFrame
      const { bars, marks } = insideOf(facetFrame)
      return [
        { name: `values${index}`, shapes: valueAxis(facetFrame, drawing) },
        { name: `bars${index}`, shapes: bars },
        // Over the bars, whose edges would interrupt it.
        { name: `categories${index}`, shapes: categoryAxis(facetFrame, drawing) },
        { name: `marks${index}`, shapes: marks },
      ]
    }),
  ]
}

/** A line at every value, and its text. */
function valueAxis(facetFrame: FacetFrame, { frame, look, plan }: Drawing): Shape[] {
  const { plot } = facetFrame
  const place = placeOf(facetFrame, frame, plan)
  const every = frame.isHorizontal ? labelEvery(plan, plot.width) : 1
  return ticksOf(plan.range).flatMap((tick) => {
    const along = place.value(tick)
    const text = isLabelled(tick, plan.range, every) ? [tickText(tick, plan)] : []
    if (frame.isHorizontal)
      return [
        lineShape(
          [
            [crisp(along), plot.y],
            [crisp(along), plot.y + plot.height],
          ],
          look.line,
          1,
        ),
        ...text.map((one) =>
          textShape(along, plot.y + plot.height + margin, one, { fill: look.muted, align: 'center' }),
        ),
      ]
    return [
      lineShape(
        [
          [plot.x, crisp(along)],
          [plot.x + plot.width, crisp(along)],
        ],
        look.line,
        1,
      ),
      ...text.map((one) => textShape(plot.x - margin, along, one, { fill: look.muted, align: 'right', middle: true })),
    ]
  })
}

/** The line bars stand on, and the labels of categories; those of bins are thinned until they do not touch, and have a tick each. */
function categoryAxis(facetFrame: FacetFrame, { frame, look, plan }: Drawing): Shape[] {
  const { labels, band, plot } = facetFrame
  const place = placeOf(facetFrame, frame, plan)
  if (frame.isHorizontal) {
    const block = (lines: string[], category: number) =>
      lines.map((line, at) =>
        textShape(plot.x - margin, place.slot(category) + (at - (lines.length - 1) / 2) * lineHeight, line, {
          fill: look.ink,
          align: 'right',
          middle: true,
        }),
      )
    return [
      lineShape(
        [
          [crisp(plot.x), plot.y],
          [crisp(plot.x), plot.y + plot.height],
        ],
        look.lineStrong,
        1,
      ),
      ...labels.flatMap(block),
    ]
  }
  const floor = plot.y + plot.height
  const isTime = plan.type === 'timeline'
  const most = Math.max(1, ...labels.flat().map((line) => widthOf(line)))
  const step = isTime ? Math.max(1, Math.ceil((most + 14) / band)) : 1
  return [
    lineShape(
      [
        [plot.x, crisp(floor)],
        [plot.x + plot.width, crisp(floor)],
      ],
      look.lineStrong,
      1,
    ),
    ...labels.flatMap((lines, category) => {
      if (category % step !== 0) return []
      const across = place.slot(category)
      const tick = isTime
        ? [
            lineShape(
              [
                [crisp(across), floor],
                [crisp(across), floor + 5],
              ],
              look.lineStrong,
              1,
            ),
          ]
        : []
      if (isCut(category, step, band, most, plot.width, labels.length)) return tick
      return [
        ...tick,
        ...lines.map((line, at) =>
          textShape(across, floor + margin + (at + 0.5) * lineHeight, line, {
            fill: look.ink,
            align: 'center',
            middle: true,
          }),
        ),
      ]
    }),
  ]
}

/** Whether the label of a bin would stand out of the plot at its end. */
function isCut(place: number, step: number, band: number, width: number, room: number, count: number): boolean {
  return step > 1 && place !== 0 && (place + 0.5) * band + width / 2 > room + 6 && count > 1
}

/** Where a line of one pixel is not smeared over two. */
function crisp(value: number): number {
  return Math.round(value - 0.5) + 0.5
}

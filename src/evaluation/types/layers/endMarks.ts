import { verdictFill } from '../theme.ts'
import { lineShape, rectShape, type Shape, textShape } from '../draw/shapes.ts'
import { endOf, lieOrStand, valuesLie, valueText } from '../frame/barEnds.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { type Place, placeOf } from '../frame/place.ts'
import { lineHeight, widthOf } from '../frame/textSize.ts'
import { type Cell, isEmpty } from '../layoutData/chartLayoutData.ts'
import { verdictOf } from '../words/verdict.ts'
import type { Drawing } from './drawing.ts'

/** Error bars, values, words about the benchmark, and 'no data' where a bar would stand; for bars beside each other. */
export function endMarks(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const place = placeOf(facetFrame, drawing.frame, drawing.plan)
  const { cells } = facetFrame.facet
  const lies = valuesLie(cells.flat(), place.thickness, drawing.plan, drawing.chart)
  return cells.flatMap((row, category) =>
    row.flatMap((cell, part) => marksOf(cell, place.slot(category, part), place, lies, drawing)),
  )
}

function marksOf(cell: Cell | null, across: number, place: Place, lies: boolean, drawing: Drawing): Shape[] {
  const { chart, plan } = drawing
  if (cell === null || isEmpty(cell)) return [noData(across, place, drawing, cell?.isWithheld)]
  const hasBar =
    plan.measure !== 'spread' && chart.viewSettings.error_bars === true && cell.low !== null && cell.high !== null
  const bar = hasBar ? errorBar(across, cell.low ?? 0, cell.high ?? 0, place, drawing) : []
  return [...bar, ...endText(cell, across, place.value(endOf(cell, plan, chart)), lies, drawing)]
}

/** The interval as a line; its ends are closed only where they lie inside the axis. */
function errorBar(across: number, low: number, high: number, place: Place, { plan, look }: Drawing): Shape[] {
  const cap = Math.min(6, place.thickness * 0.3)
  const ends: [number, boolean][] = [
    [low, low >= plan.range.min],
    [high, high <= plan.range.max],
  ]
  const line = lineShape(
    [place.point(across, place.value(low)), place.point(across, place.value(high))],
    look.surface,
    4,
  )
  return [
    line,
    lineShape([place.point(across, place.value(low)), place.point(across, place.value(high))], look.ink, 1.5),
    ...ends
      .filter(([, isInside]) => isInside)
      .map(([value]) =>
        lineShape(
          [place.point(across - cap, place.value(value)), place.point(across + cap, place.value(value))],
          look.ink,
          1.5,
        ),
      ),
  ]
}

function endText(cell: Cell, across: number, end: number, lies: boolean, drawing: Drawing): Shape[] {
  const { chart, plan, look, t, frame } = drawing
  const value = valueText(cell, plan, chart)
  const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
  const shapes: Shape[] = []
  const fill = verdictFill(verdict?.isGood ?? null, look)
  if (frame.isHorizontal) {
    if (value !== '')
      shapes.push(
        rectShape(end + 6, across - 7, widthOf(value) + 2, 14, look.surface),
        textShape(end + 8, across, value, { fill: look.ink, middle: true }),
      )
    const after = end + 8 + (value === '' ? 0 : widthOf(value) + 8)
    const told = verdict && (frame.hasWords ? `${verdict.sign} ${t(`verdict.${verdict.word}`)}` : verdict.sign)
    if (told)
      shapes.push(
        rectShape(after - 2, across - 7, widthOf(told) + 6, 14, look.surface),
        textShape(after, across, told, { fill, middle: true, weight: 600, halo: look.surface }),
      )
    return shapes
  }
  const above = end - 4
  if (value !== '' && lies)
    shapes.push(
      textShape(across, above - lineHeight / 2, value, {
        fill: look.ink,
        align: 'center',
        middle: true,
        halo: look.surface,
      }),
    )
  if (value !== '' && !lies)
    shapes.push(textShape(across, above, value, { fill: look.ink, middle: true, rises: true, halo: look.surface }))
  const taken = value === '' ? 0 : lieOrStand(value, lies)
  if (verdict)
    shapes.push(
      textShape(across, above - taken - lineHeight / 2, verdict.sign, {
        fill,
        align: 'center',
        middle: true,
        weight: 600,
        halo: look.surface,
      }),
    )
  return shapes
}

/** The words 'no data' in an empty slot: along a lying bar, upwards in a standing one. */
export function noData(across: number, place: Place, { plan, look, t, frame }: Drawing, isWithheld = false): Shape {
  const text = t(isWithheld ? 'withheld' : 'no-data')
  const start = place.value(plan.range.min)
  if (frame.isHorizontal)
    return textShape(start + 6, across, text, { fill: look.muted, middle: true, size: 11, halo: look.surface })
  return textShape(across, start - 6, text, {
    fill: look.muted,
    middle: true,
    size: 11,
    rises: true,
    halo: look.surface,
  })
}

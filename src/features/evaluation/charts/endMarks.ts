import type { Drawing } from './drawing.ts'
import type { FacetFrame } from './frame.ts'
import { showFigure, showShare } from './figureText.ts'
import { type Cell, isEmpty } from './plan.ts'
import { type Place, placeOf } from './place.ts'
import { lineShape, rectShape, type Shape, textShape } from './shapes.ts'
import { lineHeight, widthOf } from './textSize.ts'

/** Error bars, values, words about the benchmark, and 'no data' where a bar would stand; for bars beside each other. */
export function endMarks(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const place = placeOf(facetFrame, drawing.frame, drawing.plan)
  const { cells } = facetFrame.facet
  // One that does not fit turns all of them, or those that lie would run into their neighbours.
  const lies = cells.flat().every((cell) => isEmpty(cell) || cell === null || fitsAbove(valueText(cell, drawing), place, drawing))
  return cells.flatMap((row, category) => row.flatMap((cell, part) => marksOf(cell, place.slot(category, part), place, lies, drawing)))
}

function valueText(cell: Cell, { plan, chart }: Drawing): string {
  if (!chart.viewSettings.datalabels || plan.measure === 'spread') return ''
  return plan.measure === 'share' ? showShare(cell.value, plan.decimals) : showFigure(cell.value, plan.decimals)
}

function fitsAbove(value: string, { thickness }: Place, { plan }: Drawing): boolean {
  return widthOf(value) <= thickness * (plan.parts.length === 1 ? 1.25 : 1)
}

function marksOf(cell: Cell | null, across: number, place: Place, lies: boolean, drawing: Drawing): Shape[] {
  const { chart, plan } = drawing
  if (cell === null || isEmpty(cell)) return [noData(across, place, drawing)]
  if (plan.measure === 'spread') return endText(cell, across, place.value(Math.max(cell.box?.high ?? plan.range.min, ...(cell.box?.outliers ?? []))), lies, drawing)
  const value = cell.value ?? 0
  const hasBar = chart.viewSettings.error_bars === true && cell.low !== null && cell.high !== null
  const bar = hasBar ? errorBar(across, cell.low ?? 0, cell.high ?? 0, place, drawing) : []
  const end = place.value(Math.max(value, hasBar ? (cell.high ?? value) : value))
  return [...bar, ...endText(cell, across, end, lies, drawing)]
}

/** The interval as a line; its ends are closed only where they lie inside the axis. */
function errorBar(across: number, low: number, high: number, place: Place, { plan, look }: Drawing): Shape[] {
  const cap = Math.min(6, place.thickness * 0.3)
  const ends: [number, boolean][] = [[low, low >= plan.range.min], [high, high <= plan.range.max]]
  const line = lineShape([place.point(across, place.value(low)), place.point(across, place.value(high))], look.surface, 4)
  return [
    line,
    lineShape([place.point(across, place.value(low)), place.point(across, place.value(high))], look.ink, 1.5),
    ...ends.filter(([, isInside]) => isInside).map(([value]) => lineShape([place.point(across - cap, place.value(value)), place.point(across + cap, place.value(value))], look.ink, 1.5)),
  ]
}

function endText(cell: Cell, across: number, end: number, lies: boolean, drawing: Drawing): Shape[] {
  const { chart, look, say, frame } = drawing
  const value = valueText(cell, drawing)
  const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
  const shapes: Shape[] = []
  const fill = verdict?.isGood ? look.good : look.bad
  if (frame.isHorizontal) {
    if (value !== '') shapes.push(rectShape(end + 6, across - 7, widthOf(value) + 2, 14, { fill: look.surface }), textShape(end + 8, across, value, { fill: look.ink, middle: true }))
    const after = end + 8 + (value === '' ? 0 : widthOf(value) + 8)
    const told = verdict && (frame.hasWords ? `${verdict.sign} ${say(verdict.word)}` : verdict.sign)
    if (told) shapes.push(rectShape(after - 2, across - 7, widthOf(told) + 6, 14, { fill: look.surface }), textShape(after, across, told, { fill, middle: true, weight: 600, halo: look.surface }))
    return shapes
  }
  const above = end - 4
  if (value !== '' && lies) shapes.push(textShape(across, above - lineHeight / 2, value, { fill: look.ink, align: 'center', middle: true, halo: look.surface }))
  if (value !== '' && !lies) shapes.push(textShape(across, above, value, { fill: look.ink, middle: true, rotation: Math.PI / 2, halo: look.surface }))
  const taken = lies ? lineHeight : widthOf(value) + 4
  if (verdict) shapes.push(textShape(across, above - (value === '' ? 0 : taken) - lineHeight / 2, verdict.sign, { fill, align: 'center', middle: true, weight: 600, halo: look.surface }))
  return shapes
}

/** A sign and a word for how a group does against the benchmark; nothing where the interval holds it. */
export function verdictOf(cell: Cell): { sign: '▲' | '▼'; word: 'better' | 'worse'; isGood: boolean } | null {
  if (cell.verdict === 'better') return { sign: '▲', word: 'better', isGood: true }
  return cell.verdict === 'worse' ? { sign: '▼', word: 'worse', isGood: false } : null
}

/** The words 'no data' in an empty slot: along a lying bar, upwards in a standing one. */
export function noData(across: number, place: Place, { plan, look, say, frame }: Drawing): Shape {
  const start = place.value(plan.range.min)
  if (frame.isHorizontal) return textShape(start + 6, across, say('no-data'), { fill: look.muted, middle: true, size: 11, halo: look.surface })
  return textShape(across, start - 6, say('no-data'), { fill: look.muted, middle: true, size: 11, rotation: Math.PI / 2, halo: look.surface })
}

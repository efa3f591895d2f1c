import { verdictFill } from '../theme.ts'
import { areaShape, dashOf, type Layer, lineShape, type Shape, signShape, textShape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { boxOf, pointAt, type Wheel, wheelOf } from '../frame/radarLayout.ts'
import { lineHeight, widthOf } from '../frame/textSize.ts'
import { tickText, ticksOf } from '../frame/ticks.ts'
import { type Cell, type Facet, isEmpty, type Part } from '../layoutData/chartLayoutData.ts'
import { showFigure } from '../words/figureText.ts'
import { verdictOf } from '../words/verdict.ts'
import { benchmarkDash, decorShapes } from './decor.ts'
import type { Drawing } from './drawing.ts'
import { spotsIn } from './spots.ts'

/** Polygons of means over items; a missing mean breaks the line, it is never drawn as the least value. */
export function radarLayers(drawing: Drawing): Layer[] {
  const { frame } = drawing
  return [
    { name: 'decor', shapes: decorShapes(drawing) },
    ...frame.facets.flatMap((facetFrame): Layer[] => {
      const wheel = wheelOf(facetFrame.facet.categories, facetFrame.plot, frame.isNumbered)
      return [
        { name: `wheel${facetFrame.index}`, shapes: wheelShapes(wheel, facetFrame, drawing) },
        { name: `polygons${facetFrame.index}`, shapes: polygonShapes(wheel, facetFrame, drawing) },
      ]
    }),
  ]
}

function wheelShapes(wheel: Wheel, { facet }: FacetFrame, drawing: Drawing): Shape[] {
  const { plan, look } = drawing
  const count = facet.categories.length
  const { x, y, radius } = wheel
  const { min, max } = plan.range
  const ticks = ticksOf(plan.range)
  const rings = ticks.map((tick) =>
    lineShape(ring(x, y, ((tick - min) / (max - min)) * radius, count), tick === max ? look.lineStrong : look.line, 1),
  )
  const spokes = facet.categories.map((_, index) => {
    const end = pointAt(x, y, radius, index, count)
    return lineShape(
      [
        [x, y],
        [end.x, end.y],
      ],
      look.line,
      1,
    )
  })
  const values = ticks.map((tick) => {
    const place = tickAt(tick, wheel, drawing)
    return textShape(place.x, place.y, tickText(tick, plan), { fill: look.muted, size: 10, halo: look.surface })
  })
  const labels = wheel.labels.flatMap(({ x, y, lines, align }) =>
    lines.map((line, index) =>
      textShape(x, y + (index - (lines.length - 1) / 2) * lineHeight, line, { fill: look.ink, align, middle: true }),
    ),
  )
  return [...rings, ...spokes, ...values, ...labels]
}

function polygonShapes(wheel: Wheel, { facet }: FacetFrame, drawing: Drawing): Shape[] {
  const { plan, look } = drawing
  const outline = facet.benchmarks.flatMap(({ values }, index) => {
    const lines = edges(
      values.map((value) => value?.mean ?? null),
      wheel,
      drawing,
    )
    return [
      ...lines.map((points) => lineShape(points, look.ink, 1.5, benchmarkDash(index))),
      ...outlineSign(lines, index, drawing),
    ]
  })
  const polygons = plan.parts.flatMap((part, index) =>
    polygon(
      part,
      facet.cells.map((row) => row[index] ?? null),
      wheel,
      drawing,
    ),
  )
  return [...outline, ...polygons, ...noDataTexts(wheel, facet, drawing), ...pointTexts(wheel, facet, drawing)]
}

/** The words 'no data' on every axis nobody answered for, once for a wheel without any answer. */
function noDataTexts(wheel: Wheel, { cells }: Facet, drawing: Drawing): Shape[] {
  const { t, look } = drawing
  const empty = cells.flatMap((row, index) => (row.every((cell) => isEmpty(cell)) ? [index] : []))
  const isWithheld = cells.flat().some((cell) => cell?.isWithheld)
  const words = ({ x, y }: { x: number; y: number }): Shape =>
    textShape(x, y, t(isWithheld ? 'withheld' : 'no-data'), {
      fill: look.muted,
      size: 11,
      align: 'center',
      middle: true,
      halo: look.surface,
    })
  return empty.length === cells.length
    ? [words(wheel)]
    : empty.map((index) => words(pointAt(wheel.x, wheel.y, wheel.radius * 0.6, index, cells.length)))
}

/** The sign of a benchmark on its line, away from the axes, where the signs of parts are. */
function outlineSign(lines: [number, number][][], index: number, { look }: Drawing): Shape[] {
  const [from, to] = lines[0] ?? []
  return from && to
    ? [signShape(3 + index, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 8, look.surface, look.ink)]
    : []
}

function polygon(part: Part, cells: (Cell | null)[], wheel: Wheel, drawing: Drawing): Shape[] {
  const { look } = drawing
  const values = cells.map((cell) => cell?.value ?? null)
  const lines = edges(values, wheel, drawing)
  // Areas on top of each other would hide the lines that are compared.
  const isFilled = drawing.plan.parts.length <= 2 && values.length > 2 && values.every((value) => value !== null)
  const signs = cells.flatMap((cell, index): Shape[] => {
    if (!cell || cell.value === null) return []
    const { x, y } = at(cell.value, index, cells.length, wheel, drawing)
    const sign = cell.isSmall
      ? signShape(part.sign, x, y, 8, look.small, look.lineStrong)
      : signShape(part.sign, x, y, 8, part.color, look.surface)
    return [sign]
  })
  return [
    ...(isFilled ? lines.map((points) => areaShape(points, part.color, 0.1)) : []),
    ...lines.map((points) => lineShape(points, part.color, 2, dashOf(part.sign))),
    ...signs,
  ]
}

/** The lines between neighbouring items that have a value; a closed one when all have. */
function edges(values: (number | null)[], wheel: Wheel, drawing: Drawing): [number, number][][] {
  const count = values.length
  const points = values.map((value, index): [number, number] | null => {
    if (value === null) return null
    const { x, y } = at(value, index, count, wheel, drawing)
    return [x, y]
  })
  const whole = points.filter((point) => point !== null)
  const [first] = whole
  if (first && whole.length === count) return [[...whole, first]]
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % count] ?? null
    return point && next ? [[point, next]] : []
  })
}

function at(
  value: number,
  index: number,
  count: number,
  { x, y, radius }: Wheel,
  { plan }: Drawing,
): { x: number; y: number } {
  const part = Math.min(1, Math.max(0, (value - plan.range.min) / (plan.range.max - plan.range.min)))
  return pointAt(x, y, part * radius, index, count)
}

/** Words about the benchmark and values at the corners, where they touch nothing; the rest is in the tooltip. */
function pointTexts(wheel: Wheel, facet: Facet, drawing: Drawing): Shape[] {
  const { plan, look, chart } = drawing
  const reach = wheel.radius + 12
  const spots = spotsIn({ x: wheel.x - reach, y: wheel.y - reach, width: 2 * reach, height: 2 * reach })
  for (const tick of ticksOf(plan.range)) {
    const { x, y } = tickAt(tick, wheel, drawing)
    spots.take({ x, y, width: widthOf(tickText(tick, plan), 10), height: 11 })
  }
  for (const label of wheel.labels) spots.take(boxOf(label))
  const points = facet.cells.flatMap((row, index) =>
    row.flatMap((cell) =>
      cell && cell.value !== null ? [{ cell, ...at(cell.value, index, facet.cells.length, wheel, drawing) }] : [],
    ),
  )
  for (const { x, y } of points) spots.take({ x: x - 4, y: y - 4, width: 8, height: 8 })
  const verdicts = points.flatMap(({ cell, x, y }) => {
    const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
    const free = verdict && spots.free(verdict.sign, around(x, y, 13), 11)
    return verdict && free
      ? [
          textShape(free.x, free.y, verdict.sign, {
            fill: verdictFill(verdict.isGood, look),
            align: 'center',
            middle: true,
            size: 11,
            halo: look.surface,
          }),
        ]
      : []
  })
  const values = !chart.viewSettings.datalabels
    ? []
    : points.flatMap(({ cell, x, y }) => {
        const text = showFigure(cell.value, plan.decimals)
        const free = spots.free(text, around(x, y, 20), 11)
        return free
          ? [
              textShape(free.x, free.y, text, {
                fill: look.ink,
                align: 'center',
                middle: true,
                size: 11,
                halo: look.surface,
              }),
            ]
          : []
      })
  return [...verdicts, ...values]
}

function around(x: number, y: number, away: number): { x: number; y: number }[] {
  return [
    { x, y: y - 13 },
    { x, y: y + 13 },
    { x: x + away, y },
    { x: x - away, y },
    { x: x + away, y: y - 11 },
    { x: x - away, y: y - 11 },
    { x: x + away, y: y + 11 },
    { x: x - away, y: y + 11 },
  ]
}

function tickAt(tick: number, { x, y, radius }: Wheel, { plan }: Drawing): { x: number; y: number } {
  return { x: x + 3, y: y - ((tick - plan.range.min) / (plan.range.max - plan.range.min)) * radius + 1 }
}

function ring(x: number, y: number, radius: number, count: number): [number, number][] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const point = pointAt(x, y, radius, index, count)
    return [point.x, point.y]
  })
}

import { verdictFill } from '../theme.ts'
import { areaShape, dashOf, type Layer, lineShape, type Shape, signShape, textShape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { type Place, placeOf } from '../frame/place.ts'
import type { Cell } from '../layoutData/chartLayoutData.ts'
import { showFigure } from '../words/figureText.ts'
import { verdictOf } from '../words/verdict.ts'
import { benchmarkShapes } from './benchmarkShapes.ts'
import { cartesian } from './cartesian.ts'
import type { Drawing } from './drawing.ts'
import { spotsIn } from './spots.ts'

/** Room a point needs to get a sign of its own. */
const leastBand = 9

/** Lines of means over time; an empty bin breaks the line, the interval is a band around it. */
export function timelineLayers(drawing: Drawing): Layer[] {
  return cartesian(drawing, (facetFrame) => {
    const place = placeOf(facetFrame, drawing.frame, drawing.plan)
    return {
      bars: drawing.chart.viewSettings.error_bars ? bandShapes(facetFrame, place, drawing) : [],
      marks: [
        ...lineShapes(facetFrame, place, drawing),
        ...benchmarkShapes(facetFrame, drawing),
        ...pointShapes(facetFrame, place, drawing),
      ],
    }
  })
}

function lineShapes({ facet }: FacetFrame, place: Place, { plan }: Drawing): Shape[] {
  return plan.parts.flatMap(({ color, sign }, part) =>
    runsOf(facet.cells.map((row) => row[part]?.value ?? null))
      .filter((run) => run.length > 1)
      .map((run) =>
        lineShape(
          run.map(({ value, bin }): [number, number] => [place.slot(bin), place.value(value)]),
          color,
          2,
          dashOf(sign),
        ),
      ),
  )
}

function bandShapes({ facet }: FacetFrame, place: Place, { plan }: Drawing): Shape[] {
  return plan.parts.flatMap(({ color }, part) =>
    runsOf(facet.cells.map((row) => intervalOf(row[part] ?? null))).map((run) => {
      const upper = run.map(({ value, bin }): [number, number] => [place.slot(bin), place.value(value.high)])
      const lower = run.map(({ value, bin }): [number, number] => [place.slot(bin), place.value(value.low)])
      return run.length > 1
        ? areaShape([...upper, ...lower.toReversed()], color, 0.18)
        : areaShape(widened([...upper, ...lower]), color, 0.28)
    }),
  )
}

function intervalOf(cell: Cell | null): { low: number; high: number } | null {
  return cell && cell.low !== null && cell.high !== null ? { low: cell.low, high: cell.high } : null
}

/** The band of a single bin: as wide as its sign. */
function widened(points: [number, number][]): [number, number][] {
  const [[x, high] = [0, 0], [, low] = [0, 0]] = points
  return [
    [x - 3, high],
    [x + 3, high],
    [x + 3, low],
    [x - 3, low],
  ]
}

/** Bins beside each other that have something; an empty one ends a run. */
function runsOf<Value>(values: (Value | null)[]): { value: Value; bin: number }[][] {
  const runs: { value: Value; bin: number }[][] = []
  values.forEach((value, bin) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last?.at(-1)?.bin === bin - 1) last.push({ value, bin })
    else runs.push([{ value, bin }])
  })
  return runs
}

/** A sign at every bin where there is room; always at bins that stand alone, have few answers or differ from the benchmark. */
function pointShapes({ facet, plot, band }: FacetFrame, place: Place, { plan, look, chart }: Drawing): Shape[] {
  const spots = spotsIn(plot)
  const points = plan.parts.flatMap((part, index) =>
    facet.cells.flatMap((row, bin) => {
      const cell = row[index]
      if (!cell || cell.value === null) return []
      const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
      return [
        {
          cell,
          part,
          verdict,
          isAlone: facet.cells[bin - 1]?.[index]?.value == null && facet.cells[bin + 1]?.[index]?.value == null,
          x: place.slot(bin),
          y: place.value(cell.value),
        },
      ]
    }),
  )
  const signed = points.filter(({ cell, isAlone, verdict }) => band >= leastBand || isAlone || cell.isSmall || verdict)
  const signs = signed.map(({ cell, part, x, y }) => {
    spots.take({ x: x - 4, y: y - 4, width: 8, height: 8 })
    return cell.isSmall
      ? signShape(part.sign, x, y, 8, look.small, look.lineStrong)
      : signShape(part.sign, x, y, 8, part.color, look.surface)
  })
  const verdicts = points.flatMap(({ verdict, x, y }) => {
    const at = verdict && spots.free(verdict.sign, around(x, y), 11)
    return verdict && at
      ? [
          textShape(at.x, at.y, verdict.sign, {
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
        const at = spots.free(text, around(x, y))
        return at
          ? [textShape(at.x, at.y, text, { fill: look.ink, align: 'center', middle: true, halo: look.surface })]
          : []
      })
  return [...signs, ...verdicts, ...values]
}

/** Above a point, below it, and further away. */
function around(x: number, y: number): { x: number; y: number }[] {
  return [-13, 13, -26, 26].map((away) => ({ x, y: y + away }))
}

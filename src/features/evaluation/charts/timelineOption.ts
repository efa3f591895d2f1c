import { benchmarkShapes } from './benchmarkShapes.ts'
import { cartesian } from './cartesian.ts'
import { drawn, type Drawing, type Option, type Piece } from './drawing.ts'
import { showFigure } from './figureText.ts'
import type { FacetFrame } from './frame.ts'
import type { Cell } from './plan.ts'
import { type Place, placeOf } from './place.ts'
import { areaShape, dashOf, type Shape, signShape, textShape } from './shapes.ts'
import { spotsIn } from './spots.ts'
import { verdictOf } from './verdict.ts'

/** Room a point needs to get a sign of its own. */
const leastBand = 9

/** Lines of means over time; an empty bin breaks the line, the interval is a band around it. */
export function timelineOption(drawing: Drawing): Option {
  return cartesian(drawing, (facetFrame) => {
    const place = placeOf(facetFrame, drawing.frame, drawing.plan)
    return [
      drawn(`bands${facetFrame.index}`, drawing.chart.viewSettings.error_bars ? bandShapes(facetFrame, place, drawing) : [], 1),
      ...drawing.plan.parts.map((_, part) => lineSeries(facetFrame, part, drawing)),
      drawn(`marks${facetFrame.index}`, [...benchmarkShapes(facetFrame, drawing), ...pointShapes(facetFrame, place, drawing)], 5),
    ]
  })
}

function lineSeries({ facet, index }: FacetFrame, part: number, { plan }: Drawing): Piece {
  const own = plan.parts[part]
  return {
    type: 'line',
    id: `f${index}p${part}`,
    xAxisIndex: index,
    yAxisIndex: index,
    data: facet.cells.map((row) => row[part]?.value ?? null),
    connectNulls: false,
    showSymbol: false,
    silent: true,
    clip: true,
    z: 3,
    lineStyle: { color: own?.color, width: 2, type: dashOf(own?.sign ?? -1) ?? 'solid' },
    itemStyle: { color: own?.color },
  }
}

function bandShapes({ facet }: FacetFrame, place: Place, { plan }: Drawing): Shape[] {
  return plan.parts.flatMap(({ color }, part) =>
    runsOf(facet.cells.map((row) => row[part] ?? null)).map((run) => {
      const upper = run.map(({ cell, bin }): [number, number] => [place.slot(bin), place.value(cell.high ?? 0)])
      const lower = run.map(({ cell, bin }): [number, number] => [place.slot(bin), place.value(cell.low ?? 0)])
      return run.length > 1 ? areaShape([...upper, ...lower.toReversed()], color, 0.18) : areaShape(widened([...upper, ...lower]), color, 0.28)
    }),
  )
}

/** The band of a single bin: as wide as its sign. */
function widened(points: [number, number][]): [number, number][] {
  const [[x, high] = [0, 0], [, low] = [0, 0]] = points
  return [[x - 3, high], [x + 3, high], [x + 3, low], [x - 3, low]]
}

/** Bins beside each other that have an interval. */
function runsOf(cells: (Cell | null)[]): { cell: Cell; bin: number }[][] {
  const runs: { cell: Cell; bin: number }[][] = []
  cells.forEach((cell, bin) => {
    if (!cell || cell.low === null || cell.high === null) return
    const last = runs.at(-1)
    if (last?.at(-1)?.bin === bin - 1) last.push({ cell, bin })
    else runs.push([{ cell, bin }])
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
      return [{ cell, part, verdict, isAlone: facet.cells[bin - 1]?.[index]?.value == null && facet.cells[bin + 1]?.[index]?.value == null, x: place.slot(bin), y: place.value(cell.value) }]
    }),
  )
  const signed = points.filter(({ cell, isAlone, verdict }) => band >= leastBand || isAlone || cell.isSmall || verdict)
  const signs = signed.map(({ cell, part, x, y }) => {
    spots.take({ x: x - 4, y: y - 4, width: 8, height: 8 })
    return cell.isSmall ? signShape(part.sign, x, y, 8, look.small, look.lineStrong) : signShape(part.sign, x, y, 8, part.color, look.surface)
  })
  const verdicts = points.flatMap(({ verdict, x, y }) => {
    const at = verdict && spots.free(verdict.sign, around(x, y), 11)
    return verdict && at ? [textShape(at.x, at.y, verdict.sign, { fill: verdict.isGood ? look.good : look.bad, align: 'center', middle: true, size: 11, halo: look.surface })] : []
  })
  const values = !chart.viewSettings.datalabels ? [] : points.flatMap(({ cell, x, y }) => {
    const text = showFigure(cell.value, plan.decimals)
    const at = spots.free(text, around(x, y))
    return at ? [textShape(at.x, at.y, text, { fill: look.ink, align: 'center', middle: true, halo: look.surface })] : []
  })
  return [...signs, ...verdicts, ...values]
}

/** Above a point, below it, and further away. */
function around(x: number, y: number): { x: number; y: number }[] {
  return [-13, 13, -26, 26].map((away) => ({ x, y: y + away }))
}

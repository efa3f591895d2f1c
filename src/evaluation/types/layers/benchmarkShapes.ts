import { lineShape, type Shape, signShape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { placeOf } from '../frame/place.ts'
import { benchmarkDash } from './decor.ts'
import type { Drawing } from './drawing.ts'

/** Every benchmark as a dashed line through the bands of the categories it knows, one line where it is the same for all. */
export function benchmarkShapes(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const { frame, plan, look } = drawing
  const place = placeOf(facetFrame, frame, plan)
  const { facet, plot, band } = facetFrame
  const start = frame.isHorizontal ? plot.y : plot.x
  return facet.benchmarks.flatMap(({ values }, index) =>
    runsOf(values.map((value) => value?.mean ?? null)).flatMap(({ from, to, mean }) => {
      const along = place.value(mean)
      const ends: [number, number][] = [place.point(start + from * band, along), place.point(start + to * band, along)]
      // At the end of its run, in the gap between two bars: in the middle of one a value would cover it.
      const [x, y] = place.point(start + to * band - 5, along)
      return [
        lineShape(ends, look.surface, 3.5),
        lineShape(ends, look.ink, 1.5, benchmarkDash(index)),
        signShape(3 + index, x, y, 8, look.surface, look.ink),
      ]
    }),
  )
}

/** Neighbouring categories with the same mean. */
function runsOf(means: (number | null)[]): { from: number; to: number; mean: number }[] {
  const runs: { from: number; to: number; mean: number }[] = []
  means.forEach((mean, place) => {
    if (mean === null) return
    const last = runs.at(-1)
    if (last && last.to === place && last.mean === mean) last.to = place + 1
    else runs.push({ from: place, to: place + 1, mean })
  })
  return runs
}

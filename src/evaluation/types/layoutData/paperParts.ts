import type { ChartLayoutData, Facet } from './chartLayoutData.ts'

/** Shapes whose categories stand below each other, so that a page can end between two of them. */
const parted: ReadonlySet<ChartLayoutData['shape']> = new Set(['bars', 'stacks', 'boxes'])

/**
 * A chart that is higher than a page as several that are not: parted between its small charts, and between the bars of
 * one that is too high by itself. `heightOf` gives the height of a part in pixels.
 */
export function paperParts(
  data: ChartLayoutData,
  heightOf: (part: ChartLayoutData) => number,
  page: number,
): ChartLayoutData[] {
  const height = heightOf(data)
  const pieces = pieceCount(data)
  if (height <= page || pieces < 2) return [data]
  for (let count = Math.min(pieces, Math.ceil(height / page)); count < pieces; count += 1) {
    const parts = cut(data, count)
    if (parts.every((part) => heightOf(part) <= page)) return parts
  }
  const parts = cut(data, pieces)
  return data.facets.length > 1 ? parts.flatMap((part) => paperParts(part, heightOf, page)) : parts
}

/** How many parts a chart can be cut into. */
function pieceCount({ facets, shape }: ChartLayoutData): number {
  if (facets.length !== 1) return facets.length
  return parted.has(shape) ? (facets[0]?.categories.length ?? 0) : 1
}

function cut(data: ChartLayoutData, count: number): ChartLayoutData[] {
  const [only, ...others] = data.facets
  if (!only || others.length > 0) return evenly(data.facets, count).map((facets) => ({ ...data, facets }))
  const places = only.categories.map((_, place) => place)
  return evenly(places, count).map((own) => ({ ...data, facets: [sliced(only, own)] }))
}

function sliced(facet: Facet, places: readonly number[]): Facet {
  const [from = 0] = places
  const to = from + places.length
  return {
    ...facet,
    categories: facet.categories.slice(from, to),
    cells: facet.cells.slice(from, to),
    spots: facet.spots.slice(from, to),
    benchmarks: facet.benchmarks.map((marks) => ({ ...marks, values: marks.values.slice(from, to) })),
  }
}

function evenly<Value>(values: readonly Value[], count: number): Value[][] {
  const border = (place: number) => Math.round((place * values.length) / count)
  return Array.from({ length: count }, (_, place) => values.slice(border(place), border(place + 1)))
}

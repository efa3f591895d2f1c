import type { ChartLayoutData, SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'

/** Shapes with vertically arranged categories, so that a page can end between two of them. */
const parted: ReadonlySet<ChartLayoutData['shape']> = new Set(['bars', 'stacks', 'boxes'])

/**
 * Splits a chart that is higher than a page: between its small charts, and between the bars of one that is too high by
 * itself. `getHeight` gives the height of a part in pixels.
 */
export function paperParts(
  data: ChartLayoutData,
  getHeight: (part: ChartLayoutData) => number,
  page: number,
): ChartLayoutData[] {
  const height = getHeight(data)
  const pieces = pieceCount(data)
  if (height <= page || pieces < 2) return [data]
  for (let count = Math.min(pieces, Math.ceil(height / page)); count < pieces; count += 1) {
    const parts = breakdown(data, count)
    if (parts.every((part) => getHeight(part) <= page)) return parts
  }
  const parts = breakdown(data, pieces)
  return data.multiples.length > 1 ? parts.flatMap((part) => paperParts(part, getHeight, page)) : parts
}

/** The number of parts that a chart can be split into. */
function pieceCount({ multiples, shape }: ChartLayoutData): number {
  if (multiples.length !== 1) return multiples.length
  return parted.has(shape) ? (multiples[0]?.categories.length ?? 0) : 1
}

function breakdown(data: ChartLayoutData, count: number): ChartLayoutData[] {
  const [only, ...others] = data.multiples
  if (!only || others.length > 0) return evenly(data.multiples, count).map((multiples) => ({ ...data, multiples }))
  const places = only.categories.map((_, place) => place)
  return evenly(places, count).map((own) => ({ ...data, multiples: [sliced(only, own)] }))
}

function sliced(multiple: SmallMultiple, places: readonly number[]): SmallMultiple {
  const [from = 0] = places
  const to = from + places.length
  return {
    ...multiple,
    categories: multiple.categories.slice(from, to),
    cells: multiple.cells.slice(from, to),
    spots: multiple.spots.slice(from, to),
    benchmarks: multiple.benchmarks.map((marks) => ({ ...marks, values: marks.values.slice(from, to) })),
  }
}

function evenly<Value>(values: readonly Value[], count: number): Value[][] {
  const border = (place: number) => Math.round((place * values.length) / count)
  return Array.from({ length: count }, (_, place) => values.slice(border(place), border(place + 1)))
}

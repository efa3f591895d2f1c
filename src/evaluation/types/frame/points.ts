/** A category of one of a chart's small charts. */
export type Point = { facet: number; category: number }

export function isSame(one: Point | undefined, other: Point): boolean {
  return one?.facet === other.facet && one.category === other.category
}

/** Where a key leads from a point, through all small charts in turn; undefined for other keys and charts without points. */
export function nextPoint(from: Point | null, key: string, counts: number[]): Point | undefined {
  const points = counts.flatMap((count, facet) => Array.from({ length: count }, (_, category) => ({ facet, category })))
  const place = from
    ? points.findIndex(({ facet, category }) => facet === from.facet && category === from.category)
    : -1
  if (key === 'ArrowRight' || key === 'ArrowDown') return points[Math.min(place + 1, points.length - 1)]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return points[Math.max(place - 1, 0)]
  if (key === 'Home') return points[0]
  return key === 'End' ? points.at(-1) : undefined
}

/** The place of a point among all of them. */
export function placeIn(counts: number[], { facet, category }: Point): number {
  return counts.slice(0, facet).reduce((all, count) => all + count, 0) + category
}

import {
  byPlace,
  columns,
  fitting,
  overlap,
  type Place,
  type Placed,
  sameLayout,
  stacked,
} from '#evaluation/board/grid/placed.ts'

/** The size of a new chart. */
const newSize = { w: 6, h: 8 }

/**
 * The layout after one chart was moved or resized: the others make room, nothing overlaps, and everything is as far up
 * as possible. A chart put onto a neighbour of the same width swaps places with it.
 */
export function resolveCollisions(layout: readonly Placed[], i: string, to: Place): Placed[] {
  const own = layout.find((item) => item.i === i)
  if (!own) return [...layout]
  const wanted = fitting({ i, ...to })
  const partner = placeBeside(layout, own, wanted)
  const item = partner ? { ...wanted, x: partner.x, y: partner.y } : wanted
  const others = layout
    .filter((other) => other.i !== i)
    .map((other) => (other === partner ? { ...other, x: own.x, y: own.y } : other))
    .toSorted(byPlace)
  const isDown = item.y > own.y
  const goesBefore = (other: Placed) => {
    if (item.x >= other.x + other.w || other.x >= item.x + item.w) return other.y < item.y
    const middle = other.y + other.h / 2
    // Only charts that were below can be passed on the way down: a chart moved sideways takes the place it is put onto.
    return other.y >= own.y + own.h ? isDown && middle < item.y + item.h : middle <= item.y
  }
  const at = others.findLastIndex(goesBefore) + 1
  return stacked([...others.slice(0, at), item, ...others.slice(at)])
}

/** The chart of the same size in the same row that another one covers by more than half. */
function placeBeside(layout: readonly Placed[], own: Placed, wanted: Placed): Placed | undefined {
  if (wanted.w !== own.w || wanted.h !== own.h || wanted.x === own.x) return undefined
  return layout.find(
    (other) =>
      other.i !== own.i &&
      other.y === own.y &&
      other.w === own.w &&
      Math.abs(other.x - wanted.x) < other.w / 2 &&
      Math.abs(other.y - wanted.y) < other.h / 2,
  )
}

/** One keyboard step: the next different layout in a direction; the same if there is none. */
export function pushDown(
  layout: readonly Placed[],
  i: string,
  kind: 'move' | 'resize',
  dx: number,
  dy: number,
): Placed[] {
  const own = layout.find((item) => item.i === i)
  if (!own) return [...layout]
  const far = Math.max(columns, ...layout.map(({ y, h }) => y + h))
  for (let step = 1; step <= far; step += 1) {
    const to =
      kind === 'move'
        ? { ...own, x: own.x + dx * step, y: own.y + dy * step }
        : { ...own, w: Math.min(own.w + dx * step, columns - own.x), h: own.h + dy * step }
    if (to.x < 0 || to.y < 0 || to.w < 1 || to.x + to.w > columns) break
    const next = resolveCollisions(layout, i, kind === 'resize' ? { ...to, w: Math.max(3, to.w) } : to)
    if (!sameLayout(next, layout)) return next
  }
  return [...layout]
}

/** The position of a new chart: the first gap in reading order that fits, or else below everything. */
export function findFreePlace(layout: readonly Placed[], i: string, size: Pick<Place, 'w' | 'h'> = newSize): Placed {
  const bottom = Math.max(0, ...layout.map(({ y, h }) => y + h))
  const { w, h } = fitting({ i, x: 0, y: 0, ...size })
  for (let y = 0; y < bottom; y += 1) {
    for (let x = 0; x + w <= columns; x += 1) {
      const place = { i, x, y, w, h }
      if (!layout.some((other) => overlap(place, other))) return place
    }
  }
  return { i, x: 0, y: bottom, w, h }
}

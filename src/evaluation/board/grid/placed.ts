/** A position in the twelve columns of the grid, with its width in columns and its height in rows. */
export type Place = { x: number; y: number; w: number; h: number }
export type Placed = Place & { i: string }
/** Moves a chart before or after its neighbour, or changes its size by one step. */
export type ArrangeAction = { kind: 'move'; by: -1 | 1 } | { kind: 'resize'; side: 'w' | 'h'; by: -1 | 1 }

/** Columns of the grid. */
export const columns = 12
const min: Pick<Place, 'w' | 'h'> = { w: 3, h: 4 }
const highest = 40
/** Pixels of a row of the grid, and between rows and columns. */
export const row = { height: 36, gap: 16 }
const widths = [3, 4, 6, 8, 12]
/** Boards up to this width have one column, in which charts have this minimum height; as in Grid.module.css. */
export const oneColumn = 700
const minHeight = 288

/**
 * Places charts without overlaps and gaps: each inside the twelve columns and as far up as possible. In reading order:
 * from the top, from the left.
 */
export function placed(items: readonly Placed[]): Placed[] {
  return stacked(items.map(fitting).toSorted(byPlace))
}

/** Places items one after another, each as far up as possible from where it was put, below those it would cover. */
export function stacked(items: readonly Placed[]): Placed[] {
  const done: Placed[] = []
  for (const item of items) {
    const bottom = Math.max(0, ...done.map(({ y, h }) => y + h))
    let y = Math.min(item.y, bottom)
    while (y > 0 && !done.some((other) => overlap({ ...item, y: y - 1 }, other))) y -= 1
    for (let hit = true; hit;) {
      const below = done.filter((other) => overlap({ ...item, y }, other)).map((other) => other.y + other.h)
      hit = below.length > 0
      if (hit) y = Math.max(...below)
    }
    done.push({ ...item, y })
  }
  return done.toSorted(byPlace)
}

/** The size of a tile in pixels on a board of this width; in one column a chart is as high as it needs. */
export function getSize({ w, h }: Pick<Place, 'w' | 'h'>, board: number): { width: number; height: number } {
  if (board <= oneColumn) return { width: board, height: minHeight }
  const column = (board - (columns - 1) * row.gap) / columns
  return { width: w * column + (w - 1) * row.gap, height: h * row.height + (h - 1) * row.gap }
}

/** The number of rows that a height takes. */
export function rowsFor(height: number): number {
  return Math.min(highest, Math.ceil((height + row.gap) / (row.height + row.gap)))
}

/** Places charts, none lower than its content (`heights` in pixels). */
export function placedWith(items: readonly Placed[], heights: ReadonlyMap<string, number>): Placed[] {
  return placed(items.map((item) => ({ ...item, h: Math.max(item.h, rowsFor(heights.get(item.i) ?? 0)) })))
}

/** The layout after one chart was moved or resized by a step. */
export function arranged(layout: readonly Placed[], i: string, action: ArrangeAction): Placed[] {
  if (action.kind === 'move') return moved(layout, i, action.by)
  return placed(layout.map((item) => (item.i === i ? { ...item, ...resized(item, action.side, action.by) } : item)))
}

/** Swaps a chart with the one before (-1) or after it (1). */
function moved(items: readonly Placed[], i: string, by: -1 | 1): Placed[] {
  const at = items.findIndex((item) => item.i === i)
  const [first, second] = by === -1 ? [items[at - 1], items[at]] : [items[at], items[at + 1]]
  if (!first || !second) return [...items]
  const isBeside = first.y === second.y
  const to = new Map<string, Place>([
    [first.i, isBeside ? { ...first, x: second.x + second.w - first.w } : { ...first, x: second.x, y: second.y }],
    [second.i, { ...second, x: first.x, y: first.y }],
  ])
  return placed(items.map((item) => ({ ...item, ...to.get(item.i) })))
}

/** The next width or height in a direction; unchanged if there is none. */
export function resized({ x, y, w, h }: Place, side: 'w' | 'h', by: -1 | 1): Place {
  if (side === 'h') return { x, y, w, h: Math.min(highest, Math.max(min.h, h + 2 * by)) }
  const next =
    by === 1 ? (widths.find((width) => width > w) ?? columns) : (widths.findLast((width) => width < w) ?? min.w)
  return { x: Math.min(x, columns - next), y, w: next, h }
}

/** Limits a position to whole columns and rows of the grid, and to the min and max size of a chart. */
export function fitting({ i, x, y, w, h }: Placed): Placed {
  const width = Math.min(columns, Math.max(1, Math.round(w)))
  return {
    i,
    x: Math.min(columns - width, Math.max(0, Math.round(x))),
    y: Math.max(0, Math.round(y)),
    w: width,
    h: Math.min(highest, Math.max(min.h, Math.round(h))),
  }
}

/** Whether two layouts put the same charts in the same places. */
export function sameLayout(one: readonly Placed[], other: readonly Placed[]): boolean {
  return one.length === other.length && one.every((item, at) => samePlaced(item, other[at]))
}

function samePlaced(one: Placed, other: Placed | undefined): boolean {
  return one.i === other?.i && one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h
}

/** Whether two positions overlap. */
export function overlap(one: Place, other: Place): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}

/** Reading order: from the top, from the left. */
export function byPlace(one: Place, other: Place): number {
  return one.y - other.y || one.x - other.x
}

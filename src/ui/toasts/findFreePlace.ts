export type Box = { left: number; top: number; right: number; bottom: number }
/** What a toast would cover, and how much it would be missed. */
export type Obstacle = Box & { weight: number }
type Size = { width: number; height: number }

const margin = 16
const step = 8
/** What a place on top costs, where nobody looks for a toast: as much as a button of a bar. */
const costOnTop = 100

/** How much of what a person may need next is covered at a place. */
export function getCost(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((cost, one) => cost + (overlap(box, one) ? one.weight : 0), 0)
}

/** How far toasts are above the lower edge: above the bars there, whether a page has one or not. */
const aboveBars = 80

/**
 * The place of toasts: the same one at the bottom left on every page. Only where it would cover a field that somebody
 * uses or a bar, they are above that, or further to the right.
 */
export function findFreePlace(toast: Size, window: Size, obstacles: readonly Obstacle[]): Box {
  const toBox = (left: number, top: number): Box => ({
    left,
    top,
    right: left + toast.width,
    bottom: top + toast.height,
  })
  const last = Math.max(margin, window.width - toast.width - margin)
  const lefts = [...new Set([margin, Math.max(margin, (window.width - toast.width) / 2), last])]
  const lowest = window.height - toast.height - Math.min(aboveBars, window.height / 10)
  const tops = [lowest]
  for (let top = lowest - step; top >= window.height / 2; top -= step) tops.push(top)
  let best = toBox(margin, 4 * margin)
  let least = getCost(best, obstacles) + costOnTop
  for (const left of lefts)
    for (const top of tops) {
      const place = toBox(left, top)
      const cost = getCost(place, obstacles)
      // On top only where it costs less.
      if (cost > least || (cost === least && best.top >= window.height / 2)) continue
      best = place
      least = cost
    }
  return best
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

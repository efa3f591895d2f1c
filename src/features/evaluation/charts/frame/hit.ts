import type { Drawing } from '../layers/drawing.ts'
import { noSpot, type Spot } from '../plan/plan.ts'
import { segmentsOf } from '../plan/segments.ts'
import { placeOf } from './place.ts'
import type { Point } from './points.ts'
import { axisAt, wheelOf } from './radarLayout.ts'
import type { Rect } from './rect.ts'
import { lineHeight } from './textSize.ts'

/** A category of a small chart, and the part of its bar where parts stand on each other. */
export type Hit = Point & { part: number | null }

/** What of a picture stands at a pixel: a category counts with its whole band and its label. */
export function hitAt({ plan, frame }: Pick<Drawing, 'plan' | 'frame'>, x: number, y: number): Hit | undefined {
  for (const facetFrame of frame.facets) {
    const { plot, band, facet, labels, headingAt, index } = facetFrame
    if (plan.type === 'radar') {
      const category = isIn(plot, x, y) ? axisAt(wheelOf(facet.categories, plot, frame.isNumbered), facet.categories.length, x, y) : undefined
      if (category !== undefined) return { facet: index, category, part: null }
      continue
    }
    const under = Math.max(1, ...labels.map((lines) => lines.length)) * lineHeight + 10
    const [across, along] = frame.isHorizontal ? [y - plot.y, x] : [x - plot.x, y]
    const [from, to] = frame.isHorizontal ? [headingAt.x, plot.x + plot.width] : [plot.y, plot.y + plot.height + under]
    const category = Math.floor(across / band)
    if (along < from || along > to || category < 0 || category >= facet.categories.length) continue
    const place = placeOf(facetFrame, frame, plan)
    const isOnBar = Math.abs((frame.isHorizontal ? y : x) - place.slot(category)) <= place.thickness / 2
    const segment = isOnBar && plan.isStacked ? segmentsOf(facet.cells[category] ?? [], plan).find((one) => isBetween(along, place.value(one.from), place.value(one.to))) : undefined
    return { facet: index, category, part: segment?.part ?? null }
  }
  return undefined
}

/** What a hit stands for: its category, and of an item's bar the answer that was hit. */
export function spotOf({ facets }: Drawing['plan'], { facet, category, part }: Hit): Spot {
  const spot = facets[facet]?.spots[category] ?? noSpot
  return part === null || spot.from === null || spot.level !== null ? spot : { ...spot, level: part - spot.from }
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}

function isIn(rect: Rect, x: number, y: number): boolean {
  return isBetween(x, rect.x, rect.x + rect.width) && isBetween(y, rect.y, rect.y + rect.height)
}

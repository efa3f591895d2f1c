import { noCategory, type ChartLayoutData, type CategoryRef } from '../layoutData/chartLayoutData.ts'
import { segmentsOf } from '../layoutData/segments.ts'
import type { FacetFrame, Frame } from './frame.ts'
import { placeOf } from './place.ts'
import type { Point } from './points.ts'
import { axisAt, wheelOf } from './radarLayout.ts'
import { lineHeight } from './textSize.ts'

/** A category of a small chart, and the part of its bar where parts stand on each other. */
export type Hit = Point & { part: number | null }

/** What of a picture stands at a pixel: a category counts with its whole band and its label. */
export function hitAt({ plan, frame }: { plan: ChartLayoutData; frame: Frame }, x: number, y: number): Hit | undefined {
  for (const facetFrame of frame.facets) {
    const category = plan.type === 'radar' ? axisUnder(facetFrame, frame, x, y) : bandUnder(facetFrame, frame, x, y)
    if (category !== undefined)
      return {
        facet: facetFrame.index,
        category,
        part: plan.isStacked ? partUnder(facetFrame, category, frame, plan, x, y) : null,
      }
  }
  return undefined
}

function axisUnder(
  { facet: { categories }, plot }: FacetFrame,
  { isNumbered }: Frame,
  x: number,
  y: number,
): number | undefined {
  const isInside = isBetween(x, plot.x, plot.x + plot.width) && isBetween(y, plot.y, plot.y + plot.height)
  return isInside ? axisAt(wheelOf(categories, plot, isNumbered), categories.length, x, y) : undefined
}

function bandUnder(
  { plot, band, facet, labels, headingAt }: FacetFrame,
  { isHorizontal }: Frame,
  x: number,
  y: number,
): number | undefined {
  const under = Math.max(1, ...labels.map((lines) => lines.length)) * lineHeight + 10
  const [across, along] = isHorizontal ? [y - plot.y, x] : [x - plot.x, y]
  const [from, to] = isHorizontal ? [headingAt.x, plot.x + plot.width] : [plot.y, plot.y + plot.height + under]
  const category = Math.floor(across / band)
  return isBetween(along, from, to) && category >= 0 && category < facet.categories.length ? category : undefined
}

function partUnder(
  facetFrame: FacetFrame,
  category: number,
  frame: Frame,
  plan: ChartLayoutData,
  x: number,
  y: number,
): number | null {
  const place = placeOf(facetFrame, frame, plan)
  const [across, along] = frame.isHorizontal ? [y, x] : [x, y]
  if (Math.abs(across - place.slot(category)) > place.thickness / 2) return null
  return (
    segmentsOf(facetFrame.facet.cells[category] ?? [], plan).find((one) =>
      isBetween(along, place.value(one.from), place.value(one.to)),
    )?.part ?? null
  )
}

/** What a hit stands for: its category, and of an item's bar the answer that was hit. */
export function spotOf({ facets }: ChartLayoutData, { facet, category, part }: Hit): CategoryRef {
  const spot = facets[facet]?.spots[category] ?? noCategory
  return part === null || spot.from === null || spot.level !== null ? spot : { ...spot, level: part - spot.from }
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}

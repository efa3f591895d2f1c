import type { ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import type { FacetFrame, Frame } from './frame.ts'

/** Turns categories, slots and values of one small chart into pixels. */
export type Place = {
  /** Where a value lies along its axis, held inside the plot. */
  value: (value: number) => number
  /** The middle of a category's band, or of one part's slot in it. */
  slot: (category: number, part?: number) => number
  thickness: number
  /** A point from its place along the categories and along the values. */
  point: (across: number, along: number) => [number, number]
}

export function placeOf(
  facetFrame: FacetFrame,
  { isHorizontal }: Frame,
  { range, parts, isStacked, type }: ChartLayoutData,
): Place {
  const { plot, band } = facetFrame
  const slots = isStacked || type === 'timeline' ? 1 : Math.max(parts.length, 1)
  const thickness = Math.max(1, Math.min((band * 0.82) / slots, slots === 1 ? 40 : 30))
  return {
    thickness,
    value: (value) => {
      const part = Math.min(1, Math.max(0, (value - range.min) / (range.max - range.min)))
      return isHorizontal ? plot.x + part * plot.width : plot.y + plot.height - part * plot.height
    },
    slot: (category, part) => {
      const middle = (isHorizontal ? plot.y : plot.x) + (category + 0.5) * band
      return part === undefined || slots === 1 ? middle : middle + (part - (slots - 1) / 2) * thickness
    },
    point: (across, along) => (isHorizontal ? [along, across] : [across, along]),
  }
}

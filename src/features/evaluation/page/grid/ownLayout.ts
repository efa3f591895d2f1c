import type { StoredChart } from '../reading/storedCharts.ts'
import type { OwnChart, OwnCharts } from '../settings/ownChart.ts'
import type { ChartDeed } from './ChartMenu.tsx'
import { moved, placed, type Placed, resized, rowsFor } from './placed.ts'

/** Where the charts stand that their reader has not hidden; none is lower than what it shows (`heights` in pixels). */
export function ownLayout(
  charts: readonly StoredChart[],
  own: OwnCharts,
  heights: ReadonlyMap<string, number> = new Map(),
): Placed[] {
  return placed(
    charts
      .filter(({ i }) => !own[i]?.hidden)
      .map(({ i, place }) => {
        const { x = place.x, y = place.y, w = place.w, h = place.h } = own[i] ?? {}
        return { i, x, y, w, h: Math.max(h, rowsFor(heights.get(i) ?? 0)) }
      }),
  )
}

/** The settings after a deed; who arranges one chart keeps the whole arrangement. */
export function afterDeed(
  layout: readonly Placed[],
  own: OwnCharts,
  i: string,
  deed: Exclude<ChartDeed, { kind: 'options' }>,
): { [i: string]: OwnChart | null } {
  if (deed.kind === 'reset') return { [i]: null }
  if (deed.kind === 'hide') return { [i]: { ...own[i], hidden: true } }
  const next =
    deed.kind === 'move'
      ? moved(layout, i, deed.by)
      : placed(layout.map((item) => (item.i === i ? { ...item, ...resized(item, deed.side, deed.by) } : item)))
  return Object.fromEntries(next.map(({ i: id, ...place }) => [id, { ...own[id], ...place }]))
}

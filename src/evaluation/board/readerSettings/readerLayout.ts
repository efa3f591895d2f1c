import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import type { ChartSettings, ReaderSettings } from './readerSettings.ts'
import type { ChartAction } from '#evaluation/board/grid/ChartMenu.tsx'
import { moved, placed, type Placed, resized, rowsFor } from '#evaluation/board/grid/placed.ts'

/** Where the charts stand that their reader has not hidden; none is lower than what it shows (`heights` in pixels). */
export function readerLayout(
  charts: readonly StoredChart[],
  own: ReaderSettings,
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

/** The settings after a action; who arranges one chart keeps the whole arrangement. */
export function settingsAfter(
  layout: readonly Placed[],
  own: ReaderSettings,
  i: string,
  action: Exclude<ChartAction, { kind: 'options' }>,
): { [i: string]: ChartSettings | null } {
  if (action.kind === 'reset') return { [i]: null }
  if (action.kind === 'hide') return { [i]: { ...own[i], hidden: true } }
  const next =
    action.kind === 'move'
      ? moved(layout, i, action.by)
      : placed(layout.map((item) => (item.i === i ? { ...item, ...resized(item, action.side, action.by) } : item)))
  return Object.fromEntries(next.map(({ i: id, ...place }) => [id, { ...own[id], ...place }]))
}

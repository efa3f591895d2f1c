import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import type { ChartSettings, ReaderSettings } from './readerSettings.ts'
import { type ArrangeAction, arranged, type Placed, placedWith } from '#evaluation/board/grid/placed.ts'

/** The positions of the charts that the reader has not hidden; none is lower than its content (`heights` in pixels). */
export function readerLayout(
  charts: readonly StoredChart[],
  own: ReaderSettings,
  heights: ReadonlyMap<string, number> = new Map(),
): Placed[] {
  const shown = charts.filter(({ i }) => !own[i]?.hidden)
  return placedWith(
    shown.map(({ i, place }) => {
      const { x = place.x, y = place.y, w = place.w, h = place.h } = own[i] ?? {}
      return { i, x, y, w, h }
    }),
    heights,
  )
}

/** An action of a reader on a chart, besides its options. */
export type ReaderAction = { kind: 'hide' } | { kind: 'reset' } | ArrangeAction

/** The settings after an action; arranging one chart stores the whole layout. */
export function settingsAfter(
  layout: readonly Placed[],
  own: ReaderSettings,
  i: string,
  action: ReaderAction,
): { [i: string]: ChartSettings | null } {
  if (action.kind === 'reset') return { [i]: null }
  if (action.kind === 'hide') return { [i]: { ...own[i], hidden: true } }
  return Object.fromEntries(arranged(layout, i, action).map(({ i: id, ...place }) => [id, { ...own[id], ...place }]))
}

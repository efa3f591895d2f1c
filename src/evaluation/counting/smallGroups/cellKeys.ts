import type { Figure, Series, SeriesItem } from '#evaluation/model/series.ts'

/** Everybody who answered, outside the scale too. */
export function getPeople({ n, besides = 0 }: Figure): number {
  return n + besides
}

/** A figure of a series with its place by what it is about, so that it is found in another series of the same rows. */
export type Cell = { item: string; split: string; group: string; slice: string; figure: Figure }

/** All figures of a series. */
export function getCells({ items, panels, groups, slices }: Series): Cell[] {
  return panels.flatMap(({ split, figures }) =>
    items.flatMap((item, place) =>
      (figures[place] ?? []).flatMap((row, group) =>
        row.map((figure, slice) => ({
          item: getItemKey(item),
          split: String(split?.value ?? ''),
          group: String(groups[group]?.value ?? ''),
          slice: String(slices[slice]?.value ?? ''),
          figure,
        })),
      ),
    ),
  )
}

/** The place of a figure as one text. */
export function getCellKey({ item, split, group, slice }: Omit<Cell, 'figure'>): string {
  return JSON.stringify([item, split, group, slice])
}

function getItemKey({ keys, name }: SeriesItem): string {
  return JSON.stringify([keys, name])
}

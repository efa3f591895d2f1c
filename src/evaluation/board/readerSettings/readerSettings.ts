import { type Chart, type RowFilter, viewOptions } from '#evaluation/model/chart.ts'
import { type Fields, isFields } from '#evaluation/model/parse.ts'
import { isProblem, readParts } from '#evaluation/model/readParts.ts'
import type { Place } from '#evaluation/board/grid/placed.ts'

/** The settings of one reader for one chart; a missing setting is that of the evaluation. */
export type ChartSettings = Partial<Place> & {
  hidden?: boolean
  filters?: RowFilter[]
  viewSettings?: Chart['viewSettings']
}
export type ReaderSettings = { readonly [i: string]: ChartSettings }

/** Parses the stored settings of a user's charts; invalid values count as not set. */
export function readReaderSettings(stored: unknown): ReaderSettings {
  return isFields(stored)
    ? Object.fromEntries(
        // What the portal keeps besides (plans, themes) is about no chart.
        Object.entries(stored).flatMap(([i, one]) =>
          isFields(one) && !i.startsWith('portal:') ? [[i, chartSettings(one)]] : [],
        ),
      )
    : {}
}

/**
 * Applies the reader's settings to a chart. Own filters are added to those of the evaluation, so that excluded rows
 * stay excluded.
 */
export function withReaderSettings(chart: Chart, own: ChartSettings | undefined): Chart {
  if (!own) return chart
  return {
    ...chart,
    viewSettings: { ...chart.viewSettings, ...own.viewSettings },
    filters: [...chart.filters, ...(own.filters ?? [])],
  }
}

function chartSettings(stored: Fields): ChartSettings {
  const places = (['x', 'y', 'w', 'h'] as const).flatMap((name) =>
    isPlace(stored[name]) ? [[name, stored[name]]] : [],
  )
  const filters = chartWith({ filters: stored['filters'] })?.filters ?? []
  const viewSettings = chartWith({ viewSettings: stored['viewSettings'] })?.viewSettings ?? {}
  return {
    ...(places.length === 4 && Object.fromEntries(places)),
    ...(stored['hidden'] === true && { hidden: true }),
    ...(filters.length > 0 && { filters }),
    ...(viewOptions.some((option) => option in viewSettings) && { viewSettings }),
  }
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000
}

/** Parses a part of a chart with the schema of charts. */
function chartWith(part: Fields): Omit<Chart, 'type'> | null {
  const chart = readParts(part)
  return isProblem(chart) ? null : chart
}

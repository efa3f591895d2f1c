import { type Chart, type RowFilter, viewOptions } from '#features/evaluation/data/chart.ts'
import { type Fields, isFields } from '#features/evaluation/data/loose.ts'
import { isProblem, readChart } from '#features/evaluation/data/readChart.ts'
import type { Place } from '../grid/placed.ts'

/** What one reader has set for one chart; what is not set is as the evaluation has it. */
export type OwnChart = Partial<Place> & {
  hidden?: boolean
  filters?: RowFilter[]
  viewSettings?: Chart['viewSettings']
}
export type OwnCharts = { readonly [i: string]: OwnChart }

/** What is stored for a user's charts; what cannot be meant counts as not set. */
export function readOwnCharts(stored: unknown): OwnCharts {
  return isFields(stored)
    ? Object.fromEntries(Object.entries(stored).flatMap(([i, one]) => (isFields(one) ? [[i, ownChart(one)]] : [])))
    : {}
}

/** A chart as its reader wants it. Own filters come on top of the evaluation's: rows it leaves out stay out. */
export function ownVersion(chart: Chart, own: OwnChart | undefined): Chart {
  if (!own) return chart
  return {
    ...chart,
    viewSettings: { ...chart.viewSettings, ...own.viewSettings },
    filters: [...chart.filters, ...(own.filters ?? [])],
  }
}

function ownChart(stored: Fields): OwnChart {
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

/** Reads part of a chart as charts are read. */
function chartWith(part: Fields): Chart | null {
  const chart = readChart({ type: 'mean', ...part })
  return isProblem(chart) ? null : chart
}

import { type Chart, type ChartType, type ViewOption, viewOptions } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { paperWidth } from '#evaluation/model/paper.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartTypeDefinition } from './defineChartType.ts'

const files = import.meta.glob<ChartTypeDefinition>('../*.ts', { eager: true, import: 'default' })
const definitions = Object.values(files).toSorted((one, other) => one.order - other.order)
const byName = new Map(definitions.map((definition) => [definition.name, definition]))

/** The chart types, in the order of the editor: each is a file of `types/`. */
export const chartTypes: readonly ChartType[] = definitions.map(({ name }) => name)

/** The default type of a new chart. */
export const defaultType = (definitions.find(({ isUsual }) => isUsual) ?? definitions[0])?.name as ChartType

/** The type with a name; the name may be foreign input. */
export function typeNamed(name: unknown): ChartType | undefined {
  return chartTypes.find((known) => known === name)
}

/** The definition of a chart type. */
export function getDefinition(type: ChartType): ChartTypeDefinition {
  const definition = byName.get(type)
  if (!definition) throw new Error(`${type} has words and no file`)
  return definition
}

/**
 * A chart with the properties of its type that counting needs; one of institutions has them as its breakdown, whatever
 * else is stored.
 */
export function counted(chart: Chart): CountedChart {
  const { takes, counts, sorts, own } = getDefinition(chart.type)
  const breakdowns = counts === 'institutions' && { groups: [{ attribute: 'content_object' }], slices: [] }
  const points = counts === 'bins' && chart.newCentre === undefined && { points: maxPoints(chart) }
  return { ...asRendered(chart), ...breakdowns, takes, counts, own, ...(sorts && { sorts }), ...points }
}

/** The min width of a point of a line, and the width of its axis with its numbers, in pixels. */
const pointWidth = 6
const axisRoom = 48

/**
 * How many points a line has room for on paper, the narrowest that every reader may have it: a line has the same bins, and
 * so the same verdicts and signals, on every screen. Small charts are side by side. A new centre holds for its own bins.
 */
function maxPoints({ w, splits, data }: Chart): number {
  const isHalf = w <= 6 || splits.length > 0 || data.length > 1
  return Math.floor((paperWidth[isHalf ? 'half' : 'whole'] - axisRoom) / pointWidth)
}

/** A chart without the view options that its type does not use: they are kept from another type and have no effect. */
export function asRendered(chart: Chart): Chart {
  const own = getOptions(chart.type)
  const options = viewOptions.filter((option) => option in chart.viewSettings)
  if (options.every((option) => own.includes(option))) return chart
  const kept = options.filter((option) => own.includes(option)).map((option) => [option, chart.viewSettings[option]])
  return { ...chart, viewSettings: Object.fromEntries(kept) }
}

/** Whether the deployment has a chart type: others are neither offered nor read. */
export function isAllowed(type: ChartType): boolean {
  return getDefinition(type).isAllowed?.() ?? true
}

/** Whether a chart has figures; one that lists texts has none. */
export function hasFigures({ type }: Pick<Chart, 'type'>): boolean {
  return getDefinition(type).counts !== 'texts'
}

/** The attributes whose texts charts list for people to read, as far as the deployment allows it. */
export function listedKeys(charts: readonly Chart[]): string[] {
  const listing = charts.filter((chart) => !hasFigures(chart) && isAllowed(chart.type))
  return [...new Set(listing.flatMap(({ data }) => data.flatMap(({ keys }) => keys)))].toSorted()
}

/** The view options of a chart type, in their common order; others are not offered. */
export function getOptions(type: ChartType): ViewOption[] {
  const { viewOptions: own, sorts } = getDefinition(type)
  return viewOptions.filter((option) => (option === 'by_value' ? sorts !== undefined : own.includes(option)))
}

/** Whether a series has answers that the chart type can show. */
export function hasDrawing({ panels }: Series, type: ChartType): boolean {
  const { shows } = getDefinition(type)
  return panels.some(({ figures }) => figures.some((groups) => groups.flat().some(shows)))
}

/** Whether a chart is sorted by value. */
export function isSorted({ type, viewSettings }: Chart): boolean {
  return getDefinition(type).sorts !== undefined && viewSettings.by_value === true
}

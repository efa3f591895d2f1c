import { type Chart, type ChartType, type ViewOption, viewOptions } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartTypeDefinition } from './defineChartType.ts'

const files = import.meta.glob<ChartTypeDefinition>('../*.ts', { eager: true, import: 'default' })
const definitions = Object.values(files).toSorted((one, other) => one.order - other.order)
const byName = new Map(definitions.map((definition) => [definition.name, definition]))

/** The types of charts, in the order an editor offers them: each is a file of `types/`. */
export const chartTypes: readonly ChartType[] = definitions.map(({ name }) => name)

/** The type a new chart begins as. */
export const defaultType = (definitions.find(({ isUsual }) => isUsual) ?? definitions[0])?.name as ChartType

/** The type of a name, which comes from anywhere. */
export function typeNamed(name: unknown): ChartType | undefined {
  return chartTypes.find((known) => known === name)
}

/** What a type of chart is. */
export function getDefinition(type: ChartType): ChartTypeDefinition {
  const definition = byName.get(type)
  if (!definition) throw new Error(`${type} has words and no file`)
  return definition
}

/** A chart with what counting needs to know of its type; one of institutions is cut by them, whatever else is stored. */
export function counted(chart: Chart): CountedChart {
  const { takes, counts, sorts } = getDefinition(chart.type)
  const breakdowns = counts === 'institutions' && { groups: [{ attribute: 'content_object' }], slices: [] }
  return { ...asRendered(chart), ...breakdowns, takes, counts, ...(sorts && { sorts }) }
}

/** A chart without the view options that its type does not use: they are kept from another type, and say nothing now. */
export function asRendered(chart: Chart): Chart {
  const own = getOptions(chart.type)
  const options = viewOptions.filter((option) => option in chart.viewSettings)
  if (options.every((option) => own.includes(option))) return chart
  const kept = options.filter((option) => own.includes(option)).map((option) => [option, chart.viewSettings[option]])
  return { ...chart, viewSettings: Object.fromEntries(kept) }
}

/** The view options a type of chart can use, in their common order; others are not offered. */
export function getOptions(type: ChartType): ViewOption[] {
  const { viewOptions: own, sorts } = getDefinition(type)
  return viewOptions.filter((option) => (option === 'by_value' ? sorts !== undefined : own.includes(option)))
}

/** Whether anybody answered what a type of chart shows. */
export function hasDrawing({ panels }: Series, type: ChartType): boolean {
  const { shows } = getDefinition(type)
  return panels.some(({ figures }) => figures.some((groups) => groups.flat().some(shows)))
}

/** Whether a chart is drawn in the order of its values. */
export function isSorted({ type, viewSettings }: Chart): boolean {
  return getDefinition(type).sorts !== undefined && viewSettings.by_value === true
}

import type { ChartType, ViewOption } from '#evaluation/model/chart.ts'
import { viewOptions } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { bar } from './bar.ts'
import { boxPlot } from './boxPlot.ts'
import type { ChartTypeDefinition } from './defineChartType.ts'
import { likert } from './likert.ts'
import { mean } from './mean.ts'
import { radar } from './radar.ts'
import { stacked } from './stacked.ts'
import { stackedFull } from './stackedFull.ts'
import { tableChart } from './tableChart.ts'
import { timeline } from './timeline.ts'

/** Every type of chart, in the order an editor offers them. */
export const definitions: Record<ChartType, ChartTypeDefinition> = {
  timeline,
  radar,
  mean,
  likert,
  bar,
  stacked,
  'stacked-full': stackedFull,
  boxPlot,
  tableChart,
}

/** The view options a type of chart can use, in their common order; others are not offered. */
export function optionsOf(type: ChartType): ViewOption[] {
  return viewOptions.filter((option) => definitions[type].viewOptions.includes(option))
}

/** Whether anybody answered what a type of chart shows. */
export function hasDrawing({ panels }: Series, type: ChartType): boolean {
  return panels.some(({ figures }) => figures.some((groups) => groups.flat().some(definitions[type].shows)))
}

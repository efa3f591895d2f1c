import { type ChartType, type ViewOption, viewOptions } from '#evaluation/model/chart.ts'

const bins: ViewOption[] = ['bin_day', 'bin_month', 'bin_quarter', 'bin_half_year', 'bin_year']

const used: Record<ChartType, ViewOption[]> = {
  timeline: ['benchmark', 'error_bars', 'color_less_10', 'datalabels', ...bins],
  radar: ['benchmark', 'color_less_10', 'datalabels'],
  mean: ['benchmark', 'error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  likert: ['color_less_10', 'horizontal', 'datalabels', 'stacked_likert'],
  bar: ['error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  stacked: ['color_less_10', 'horizontal', 'datalabels'],
  'stacked-full': ['color_less_10', 'horizontal', 'datalabels'],
  boxPlot: ['benchmark', 'color_less_10', 'horizontal'],
  tableChart: ['benchmark', 'color_less_10'],
}

/** The view options a type of chart can use; others are not offered. */
export function optionsOf(type: ChartType): ViewOption[] {
  return viewOptions.filter((option) => used[type].includes(option))
}

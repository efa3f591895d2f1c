import type { ParseKeys } from 'i18next'
import { type ChartType, chartTypes } from '#evaluation/model/chart.ts'

/** What an editor offers: every type with its name and what it is for, in words of `locales/charts.json`. */
export const chartKinds: {
  type: ChartType
  name: ParseKeys<'charts'>
  use: ParseKeys<'charts'>
  needs: 'timeline' | 'scale' | 'levels' | 'numbers'
}[] = chartTypes.map((type) => ({
  type,
  name: `type.${type}`,
  use: `use.${type}`,
  needs: needOf(type),
}))

function needOf(type: ChartType): 'timeline' | 'scale' | 'levels' | 'numbers' {
  if (type === 'timeline') return 'timeline'
  if (type === 'radar') return 'scale'
  return type === 'likert' || type === 'bar' || type === 'stacked' || type === 'stacked-full' ? 'levels' : 'numbers'
}

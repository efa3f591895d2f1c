import { type ChartType, chartTypes } from '#features/evaluation/data/chart.ts'
import type { ChartWord } from './words/chartWords.ts'

/** What an editor offers: every type with its name and what it is for, in words of `locales/charts.json`. */
export const chartKinds: { type: ChartType; name: ChartWord; use: ChartWord; needs: 'timeline' | 'scale' | 'levels' | 'numbers' }[] = chartTypes.map((type) => ({
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

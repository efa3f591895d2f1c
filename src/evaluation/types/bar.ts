import icon from 'lucide-react/icons/chart-bar'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { barLayout } from '#evaluation/types/layout/barLayout.ts'
import { barOption } from '#evaluation/types/option/bars.ts'
import { hasLevels } from '#evaluation/types/words/shown.ts'

/** The share of people per answer, with its interval. */
export default defineChartType({
  name: 'bar',
  order: 5,
  icon,
  takes: 'anything',
  counts: 'levels',
  sorts: 'levels',
  own: 'lines',
  viewOptions: ['error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { decimals: true, colors: true },
  shows: hasLevels,
  whole: 'people',
  skeleton: 'bars',
  picture: { layout: barLayout, option: barOption },
})

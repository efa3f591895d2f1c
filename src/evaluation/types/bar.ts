import icon from 'lucide-react/icons/chart-bar'
import { defineChartType } from './definition/defineChartType.ts'
import { barLayout } from './layoutData/barLayout.ts'
import { barOption } from './option/bars.ts'
import { hasLevels } from './definition/shown.ts'

/** The share of people per answer, with its interval. */
export default defineChartType({
  name: 'bar',
  order: 5,
  icon,
  takes: 'anything',
  counts: 'levels',
  viewOptions: ['error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { decimals: true, colors: true },
  shows: hasLevels,
  whole: 'people',
  skeleton: 'bars',
  picture: { layout: barLayout, option: barOption },
})

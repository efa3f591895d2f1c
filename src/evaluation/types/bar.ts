import icon from 'lucide-react/icons/chart-bar'
import { defineChartType } from './defineChartType.ts'
import { barLayout } from './layoutData/barLayout.ts'
import { barOption } from './option/bars.ts'
import { hasLevels } from './shown.ts'

/** The share of people per answer, with its interval. */
export const bar = defineChartType({
  icon,
  needs: 'levels',
  takes: 'anything',
  viewOptions: ['error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { decimals: true, colors: true },
  shows: hasLevels,
  columns: 'levels',
  whole: 'people',
  skeleton: 'bars',
  picture: { layout: barLayout, option: barOption },
})

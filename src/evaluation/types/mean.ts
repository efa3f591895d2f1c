import icon from 'lucide-react/icons/chart-column'
import { defineChartType } from './defineChartType.ts'
import { meanLayout } from './layoutData/meanLayout.ts'
import { barOption } from './option/bars.ts'
import { hasMean } from './shown.ts'

/** Means of items or groups side by side, with interval and benchmark. */
export const mean = defineChartType({
  icon,
  needs: 'numbers',
  takes: 'numbers',
  viewOptions: ['benchmark', 'error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  columns: 'means',
  skeleton: 'bars',
  picture: { layout: meanLayout, option: barOption },
})

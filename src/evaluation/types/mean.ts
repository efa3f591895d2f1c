import icon from 'lucide-react/icons/chart-column'
import { comparators } from '#evaluation/model/chart.ts'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { meanLayout } from '#evaluation/types/layout/meanLayout.ts'
import { barOption } from '#evaluation/types/option/bars.ts'
import { hasMean } from '#evaluation/types/words/shown.ts'

/** Means of items or groups side by side, with interval and benchmark. */
export default defineChartType({
  name: 'mean',
  order: 3,
  isUsual: true,
  icon,
  takes: 'scale',
  counts: 'means',
  sorts: 'categories',
  own: 'slices',
  viewOptions: ['benchmark', ...comparators, 'error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'bars',
  picture: { layout: meanLayout, option: barOption },
})

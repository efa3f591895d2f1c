import icon from 'lucide-react/icons/chart-candlestick'
import { comparators } from '#evaluation/model/chart.ts'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { meanLayout } from '#evaluation/types/layout/meanLayout.ts'
import { boxOption } from '#evaluation/types/option/boxes.ts'

/** The spread of answers: quartiles, whiskers, outliers, and the mean as a point. */
export default defineChartType({
  name: 'boxPlot',
  order: 8,
  icon,
  takes: 'numbers',
  counts: 'spread',
  sorts: 'categories',
  own: 'slices',
  viewOptions: ['benchmark', ...comparators, 'color_less_10', 'horizontal'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: ({ n, box }) => n > 0 && box !== null,
  skeleton: 'bars',
  picture: { layout: (request) => meanLayout(request, 'spread'), option: boxOption },
})

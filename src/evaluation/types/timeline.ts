import icon from 'lucide-react/icons/chart-line'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { timelineLayout } from '#evaluation/types/layout/timelineLayout.ts'
import { lineOption } from '#evaluation/types/option/lines.ts'
import { hasMean } from '#evaluation/types/words/shown.ts'

/** Means over time, a line per slice. */
export default defineChartType({
  name: 'timeline',
  order: 1,
  icon,
  takes: 'scale',
  counts: 'bins',
  own: 'lines',
  viewOptions: [
    'benchmark',
    'median',
    'best_tenth',
    'error_bars',
    'color_less_10',
    'datalabels',
    'signals',
    'bin_day',
    'bin_month',
    'bin_quarter',
    'bin_half_year',
    'bin_year',
  ],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'line',
  picture: { layout: timelineLayout, option: lineOption },
})

import icon from 'lucide-react/icons/chart-line'
import { defineChartType } from './defineChartType.ts'
import { timelineLayout } from './layoutData/timelineLayout.ts'
import { lineOption } from './option/lines.ts'
import { hasMean } from './shown.ts'

/** Means over time, a line per slice. */
export const timeline = defineChartType({
  icon,
  needs: 'timeline',
  takes: 'numbers',
  viewOptions: [
    'benchmark',
    'error_bars',
    'color_less_10',
    'datalabels',
    'bin_day',
    'bin_month',
    'bin_quarter',
    'bin_half_year',
    'bin_year',
  ],
  uses: { timeline: true, axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  columns: 'means',
  skeleton: 'bars',
  picture: { layout: timelineLayout, option: lineOption },
})

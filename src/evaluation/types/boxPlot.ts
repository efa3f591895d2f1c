import icon from 'lucide-react/icons/chart-candlestick'
import { defineChartType } from './defineChartType.ts'
import { meanLayout } from './layoutData/meanLayout.ts'
import { boxOption } from './option/boxes.ts'

/** The spread of answers: quartiles, whiskers, outliers, and the mean as a point. */
export const boxPlot = defineChartType({
  icon,
  needs: 'numbers',
  takes: 'numbers',
  viewOptions: ['benchmark', 'color_less_10', 'horizontal'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: ({ n, box }) => n > 0 && box !== null,
  columns: 'spread',
  skeleton: 'bars',
  picture: { layout: (ask) => meanLayout(ask, 'spread'), option: boxOption },
})

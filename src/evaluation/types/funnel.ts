import icon from 'lucide-react/icons/chart-scatter'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { hasMean } from '#evaluation/types/words/shown.ts'
import { funnelLayout } from '#evaluation/types/layout/funnelLayout.ts'
import { funnelOption } from '#evaluation/types/option/funnels.ts'

/** Institutions next to the limits of chance for their differences. */
export default defineChartType({
  name: 'funnel',
  order: 10,
  icon,
  takes: 'scale',
  counts: 'institutions',
  own: 'alone',
  viewOptions: ['benchmark', 'color_less_10', 'plain_limits'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'points',
  picture: { layout: funnelLayout, option: funnelOption },
})

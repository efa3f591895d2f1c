import icon from 'lucide-react/icons/table-2'
import { defineChartType } from './definition/defineChartType.ts'
import { hasAnswers } from './definition/shown.ts'

/** All figures as numbers. */
export default defineChartType({
  name: 'tableChart',
  order: 9,
  icon,
  takes: 'anything',
  counts: 'means',
  viewOptions: ['benchmark', 'color_less_10'],
  uses: { decimals: true, skala: true },
  shows: hasAnswers,
  skeleton: 'table',
  picture: null,
})

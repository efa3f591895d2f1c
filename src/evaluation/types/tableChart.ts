import icon from 'lucide-react/icons/table-2'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { hasAnswers } from '#evaluation/types/definition/shown.ts'

/** All figures as numbers. */
export default defineChartType({
  name: 'tableChart',
  order: 9,
  icon,
  takes: 'anything',
  counts: 'means',
  own: 'rows',
  viewOptions: ['benchmark', 'color_less_10'],
  uses: { decimals: true, skala: true },
  shows: hasAnswers,
  skeleton: 'table',
  picture: null,
})

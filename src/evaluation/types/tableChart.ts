import icon from 'lucide-react/icons/table-2'
import { comparators } from '#evaluation/model/chart.ts'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { hasAnswers } from '#evaluation/types/words/shown.ts'

/** All figures as numbers. */
export default defineChartType({
  name: 'tableChart',
  order: 9,
  icon,
  takes: 'anything',
  counts: 'means',
  own: 'rows',
  viewOptions: ['benchmark', ...comparators, 'color_less_10'],
  uses: { decimals: true, skala: true },
  shows: hasAnswers,
  skeleton: 'table',
  picture: null,
})

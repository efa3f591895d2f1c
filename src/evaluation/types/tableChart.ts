import icon from 'lucide-react/icons/table-2'
import { defineChartType } from './defineChartType.ts'
import { hasAnswers } from './shown.ts'

/** All figures as numbers. */
export const tableChart = defineChartType({
  icon,
  needs: 'numbers',
  takes: 'anything',
  viewOptions: ['benchmark', 'color_less_10'],
  uses: { decimals: true, skala: true },
  shows: hasAnswers,
  columns: 'means',
  skeleton: 'table',
  picture: null,
})

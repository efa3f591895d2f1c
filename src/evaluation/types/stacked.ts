import icon from 'lucide-react/icons/chart-column-stacked'
import { defineChartType } from './defineChartType.ts'
import { stackedLayout } from './layoutData/stackedLayout.ts'
import { stackOption } from './option/stacks.ts'
import { hasAnswers } from './shown.ts'

/** Numbers of answers on each other. */
export const stacked = defineChartType({
  icon,
  needs: 'levels',
  takes: 'anything',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels'],
  uses: { colors: true },
  shows: hasAnswers,
  columns: 'levels',
  skeleton: 'bars',
  picture: { layout: (ask) => stackedLayout(ask, 'counts'), option: stackOption },
})

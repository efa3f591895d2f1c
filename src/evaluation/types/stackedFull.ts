import icon from 'lucide-react/icons/percent'
import { defineChartType } from './defineChartType.ts'
import { stackedLayout } from './layoutData/stackedLayout.ts'
import { stackOption } from './option/stacks.ts'
import { hasAnswers } from './shown.ts'

/** What a whole is made of, 100 % a bar. */
export const stackedFull = defineChartType({
  icon,
  needs: 'levels',
  takes: 'anything',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels'],
  uses: { decimals: true, colors: true },
  shows: hasAnswers,
  columns: 'levels',
  whole: 'bar',
  skeleton: 'bars',
  picture: { layout: (ask) => stackedLayout(ask, 'parts'), option: stackOption },
})

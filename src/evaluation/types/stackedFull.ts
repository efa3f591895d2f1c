import icon from 'lucide-react/icons/percent'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { stackedLayout } from '#evaluation/types/layout/stackedLayout.ts'
import { stackOption } from '#evaluation/types/option/stacks.ts'
import { hasAnswers } from '#evaluation/types/words/shown.ts'

/** The shares of a whole, 100 % a bar. */
export default defineChartType({
  name: 'stacked-full',
  order: 7,
  icon,
  takes: 'anything',
  counts: 'levels',
  own: 'groups',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels'],
  uses: { decimals: true, colors: true },
  shows: hasAnswers,
  whole: 'bar',
  skeleton: 'bars',
  picture: { layout: (request) => stackedLayout(request, 'parts'), option: stackOption },
})

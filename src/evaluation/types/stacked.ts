import icon from 'lucide-react/icons/chart-column-stacked'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { stackedLayout } from '#evaluation/types/layout/stackedLayout.ts'
import { stackOption } from '#evaluation/types/option/stacks.ts'
import { hasAnswers } from '#evaluation/types/words/shown.ts'

/** Stacked numbers of answers. */
export default defineChartType({
  name: 'stacked',
  order: 6,
  icon,
  takes: 'anything',
  counts: 'levels',
  own: 'alone',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels'],
  uses: { colors: true },
  shows: hasAnswers,
  skeleton: 'bars',
  picture: { layout: (request) => stackedLayout(request, 'counts'), option: stackOption },
})

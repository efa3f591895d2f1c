import icon from 'lucide-react/icons/chart-bar-stacked'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { likertLayout } from '#evaluation/types/layout/likertLayout.ts'
import { stackOption } from '#evaluation/types/option/stacks.ts'
import { hasLevels } from '#evaluation/types/words/shown.ts'

/** The distribution of answers, 100 % a bar, or around the middle of the scale. */
export default defineChartType({
  name: 'likert',
  order: 4,
  icon,
  takes: 'anything',
  counts: 'levels',
  sorts: 'categories',
  own: 'slices',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels', 'stacked_likert'],
  uses: { decimals: true, colors: true },
  shows: hasLevels,
  whole: 'answers',
  skeleton: 'bars',
  picture: { layout: likertLayout, option: stackOption },
})

import icon from 'lucide-react/icons/chart-bar-stacked'
import { defineChartType } from './defineChartType.ts'
import { likertLayout } from './layoutData/likertLayout.ts'
import { stackOption } from './option/stacks.ts'
import { hasLevels } from './shown.ts'

/** The distribution of answers, 100 % a bar, or around the middle of the scale. */
export const likert = defineChartType({
  icon,
  needs: 'levels',
  takes: 'anything',
  viewOptions: ['color_less_10', 'horizontal', 'datalabels', 'stacked_likert'],
  uses: { decimals: true, colors: true },
  shows: hasLevels,
  columns: 'levels',
  whole: 'answers',
  skeleton: 'bars',
  picture: { layout: likertLayout, option: stackOption },
})

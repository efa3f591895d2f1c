import icon from 'lucide-react/icons/message-square-text'
import { config } from '#api/config/config.ts'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'

/** What patients wrote, as a list to read; no figure is made of it. */
export default defineChartType({
  name: 'comments',
  order: 11,
  icon,
  takes: 'texts',
  counts: 'texts',
  own: 'alone',
  viewOptions: [],
  uses: {},
  shows: () => false,
  skeleton: 'table',
  picture: null,
  isAllowed: () => config().comments,
})

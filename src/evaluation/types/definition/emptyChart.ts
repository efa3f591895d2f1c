import { type Chart, getTitles } from '#evaluation/model/chart.ts'
import { defaultType } from './chartTypes.ts'

/** A chart with only default values. */
export const emptyChart: Chart = {
  i: '',
  type: defaultType,
  ...getTitles(() => ''),
  x: 0,
  y: 0,
  w: 6,
  h: 8,
  measures: [],
  data: [],
  timelineAttribute: null,
  viewSettings: {},
  groups: [],
  slices: [],
  splits: [],
  filters: [],
  benchmarks: [],
  config: {},
}

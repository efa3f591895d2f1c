import type { Chart } from './chart.ts'

/** A chart of which nothing is known. */
export const emptyChart: Chart = {
  i: '',
  type: 'mean',
  title: '',
  title_fr: '',
  title_it: '',
  subtitle: '',
  subtitle_fr: '',
  subtitle_it: '',
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

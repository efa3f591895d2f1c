import type { CountedChart } from '#evaluation/model/question.ts'

/** The same items as means of all rows: without breakdowns, benchmarks, clusters, a time axis and view options. */
export function toMeans({ clusteredBy: _clusteredBy, ...chart }: CountedChart): CountedChart {
  return {
    ...chart,
    takes: 'numbers',
    counts: 'means',
    timelineAttribute: null,
    viewSettings: {},
    benchmarks: [],
    groups: [],
    slices: [],
    splits: [],
  }
}

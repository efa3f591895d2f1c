import type { Benchmark, Source } from '#evaluation/model/question.ts'

/** A measure or a benchmark that can be selected. */
type Choosable = { id: number; name: string }

/** The data available to a chart. A benchmark applies to its `measures`. */
export type Offered = {
  measures: readonly Choosable[]
  sources: readonly Source[]
  benchmarks: readonly (Choosable & Pick<Benchmark, 'means'> & { measures: readonly number[] })[]
}

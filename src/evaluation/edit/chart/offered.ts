import type { Benchmark, Source } from '#evaluation/model/question.ts'

/** A measure or a benchmark that can be chosen. */
type Choosable = { id: number; name: string }

/** What a chart can be made of. A benchmark is one for its `measures`. */
export type Offered = {
  measures: readonly Choosable[]
  sources: readonly Source[]
  benchmarks: readonly (Choosable & Pick<Benchmark, 'means'> & { measures: readonly number[] })[]
}

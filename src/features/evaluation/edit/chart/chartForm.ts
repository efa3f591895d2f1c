import type { EvaluationData } from '#features/evaluation/data/evaluationData.ts'
import type { Attribute, Chart } from '#features/evaluation/data/chart.ts'
import type { Benchmark, Source } from '#features/evaluation/data/question.ts'

/** A measure or a benchmark that can be chosen. */
type Choosable = { id: number; name: string }

/** What every section of the chart's form is given. */
export type SectionProps = {
  chart: Chart
  /** The attributes of the measures it has. */
  attributes: readonly Attribute[]
  data: EvaluationData
  /** Names the rows that are there. */
  rows: string
  /** What is wrong at a field, in words. */
  errorAt: (at: string) => string | undefined
  onChange: (changes: Partial<Chart>) => void
}
export type Offered = { measures: readonly Choosable[]; sources: readonly Source[]; benchmarks: readonly (Choosable & Pick<Benchmark, 'means'>)[] }

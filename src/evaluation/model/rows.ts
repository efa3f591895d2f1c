import type { RowAt } from '#api/rows/page.ts'

/** The record of an evaluation. */
export type EvaluationRow = RowAt<'results/evaluations'>
/** The record of a measure with results. */
export type MeasureRow = RowAt<'results/measures'>
/** The record of a benchmark. */
export type BenchmarkRow = RowAt<'results/benchmarks'>

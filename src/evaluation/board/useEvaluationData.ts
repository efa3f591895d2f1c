import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import type { BenchmarkRow, EvaluationRow, MeasureRow } from '#evaluation/model/rows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { toList, toNumber } from '#evaluation/model/parse.ts'
import type { Benchmark, Source } from '#evaluation/model/question.ts'
import { readBenchmark, readSource } from '#evaluation/model/readSource.ts'
import { toText } from '#lib/text/text.ts'

/**
 * The data of charts besides their rows: measures as sources of rows and, as far as they may be read, their records;
 * benchmarks.
 */
export type EvaluationData = {
  sources: Source[]
  records: ReadonlyMap<number, MeasureRow>
  benchmarks: (Benchmark & { name: string; measures: readonly number[] })[]
}

const noRows: never[] = []

/**
 * Loads the measures and benchmarks that charts use; for the editor also those of the evaluation and every benchmark.
 */
export function useEvaluationData(
  charts: readonly Chart[],
  toChooseFrom: { measures: readonly number[] } | null = null,
): { evaluationData: EvaluationData | null; error: Error | null; benchmarkProblem: Error | null; retry: () => void } {
  const viewer = useViewer()
  const ids = getIds([...(toChooseFrom?.measures ?? []), ...charts.flatMap(({ measures }) => measures)])
  const benchmarkIds = getIds(charts.flatMap(({ benchmarks }) => benchmarks))
  const measures = useQuery({
    ...listQuery(viewer.id, 'results/measures', { ids, size: 'all' }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  })
  const benchmarks = useQuery({
    ...listQuery(
      viewer.id,
      'results/benchmarks',
      toChooseFrom ? { ordering: 'name', size: 'all' } : { ids: benchmarkIds, size: 'all' },
    ),
    enabled: toChooseFrom !== null || benchmarkIds !== '',
  })
  const isThere =
    (ids === '' || measures.data !== undefined) &&
    ((toChooseFrom === null && benchmarkIds === '') || !benchmarks.isPending)
  const evaluationData = useMemo(() => {
    return isThere ? toEvaluationData(measures.data?.rows ?? noRows, benchmarks.data?.rows ?? noRows) : null
  }, [isThere, measures.data, benchmarks.data])
  // Keeps the current data when newer data cannot be loaded, or a chart in the making would be lost with it.
  const [kept, keep] = useState(evaluationData)
  if (evaluationData && evaluationData !== kept) keep(evaluationData)
  const retry = () => {
    if (measures.error) void measures.refetch()
    if (benchmarks.error) void benchmarks.refetch()
  }
  return {
    evaluationData: evaluationData ?? kept,
    error: evaluationData ? null : measures.error,
    benchmarkProblem: benchmarks.error,
    retry,
  }
}

/** Converts records of measures and benchmarks to what charts use. */
export function toEvaluationData(measures: readonly MeasureRow[], benchmarks: readonly BenchmarkRow[]): EvaluationData {
  return {
    sources: measures.map(readSource),
    records: new Map(measures.map((measure) => [measure.id, measure])),
    benchmarks: benchmarks.map((record) => {
      const benchmark = readBenchmark(record)
      return { ...benchmark, name: toText(record.name), measures: benchmark.measures ?? [] }
    }),
  }
}

/** The measures an evaluation is about. */
export function getMeasures(row: EvaluationRow): number[] {
  return toList(row.measures).flatMap((id) => toNumber(id) ?? [])
}

/** Ids for a query: unique and sorted. */
export function getIds(ids: readonly number[]): string {
  return [...new Set(ids)].toSorted((one, other) => one - other).join()
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Row } from '#api/page.ts'
import { listQuery } from '#api/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Benchmark, Source } from '#evaluation/model/question.ts'
import { readBenchmark, readSource } from '#evaluation/model/readSource.ts'
import { type StoredChart, storedCharts } from '#evaluation/board/storedCharts.ts'

export type Evaluation = {
  charts: StoredChart[]
  sources: Source[]
  benchmarks: Benchmark[]
  /** The measures' records by id, as far as they may be read. */
  measures: ReadonlyMap<number, Row>
}
export type EvaluationAnswer = {
  evaluation: Evaluation | null
  fault: Error | null
  benchmarkFault: Error | null
  retry: () => void
}

const noRows: Row[] = []

/** Everything an evaluation draws from besides its rows: charts, measures, benchmarks. */
export function useEvaluation(row: Row): EvaluationAnswer {
  const viewer = useViewer()
  const charts = useMemo(() => storedCharts(row['charts']), [row])
  const measureIds = useMemo(() => idsOf(charts.flatMap(({ chart }) => chart?.measures ?? [])), [charts])
  const benchmarkIds = useMemo(() => idsOf(charts.flatMap(({ chart }) => chart?.benchmarks ?? [])), [charts])
  const measures = useQuery({
    ...listQuery(viewer.id, 'results/measures', { ids: measureIds, size: 'all' }),
    enabled: measureIds !== '',
  })
  const benchmarks = useQuery({
    ...listQuery(viewer.id, 'results/benchmarks', { ids: benchmarkIds, size: 'all' }),
    enabled: benchmarkIds !== '',
  })

  const isThere = (measureIds === '' || measures.data !== undefined) && (benchmarkIds === '' || !benchmarks.isPending)
  const evaluation = useMemo(() => {
    if (!isThere) return null
    const rows = measures.data?.rows ?? noRows
    return {
      charts,
      sources: rows.flatMap((measure) => readSource(measure) ?? []),
      benchmarks: (benchmarks.data?.rows ?? noRows).flatMap((benchmark) => readBenchmark(benchmark) ?? []),
      measures: new Map(rows.map((measure) => [measure.id, measure])),
    }
  }, [isThere, charts, measures.data, benchmarks.data])
  const retry = () => {
    if (measures.error) void measures.refetch()
    if (benchmarks.error) void benchmarks.refetch()
  }
  return { evaluation, fault: evaluation ? null : measures.error, benchmarkFault: benchmarks.error, retry }
}

function idsOf(ids: number[]): string {
  return [...new Set(ids)].toSorted((one, other) => one - other).join()
}

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
  const used = new Set(charts.flatMap((chart) => chart.benchmarks))
  const compared = (benchmarks.data?.rows ?? noRows).filter(({ id }) => used.has(id))
  const strangers = getIds(findStrangers(measures.data?.rows ?? noRows, compared))
  const relatives = useQuery({
    ...listQuery(viewer.id, 'results/measures', { ids: strangers, size: 'all' }),
    enabled: measures.data !== undefined && strangers !== '',
  })
  const isThere =
    (strangers === '' || !relatives.isPending) &&
    (ids === '' || measures.data !== undefined) &&
    ((toChooseFrom === null && benchmarkIds === '') || !benchmarks.isPending)
  const evaluationData = useMemo(() => {
    const [rows, others] = [measures.data?.rows ?? noRows, relatives.data?.rows ?? noRows]
    return isThere ? toEvaluationData(rows, benchmarks.data?.rows ?? noRows, others) : null
  }, [isThere, measures.data, benchmarks.data, relatives.data])
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

/**
 * Converts records of measures and benchmarks to what charts use. `relatives` are the measures of benchmarks that are not
 * among these: one with the same parent is of their family.
 */
export function toEvaluationData(
  measures: readonly MeasureRow[],
  benchmarks: readonly BenchmarkRow[],
  relatives: readonly MeasureRow[] = [],
): EvaluationData {
  const all = [...measures, ...relatives]
  return {
    sources: measures.map((measure) => withSiblings(readSource(measure), measure, all)),
    records: new Map(measures.map((measure) => [measure.id, measure])),
    benchmarks: benchmarks.map((record) => {
      const benchmark = readBenchmark(record)
      return { ...benchmark, name: toText(record.name), measures: benchmark.measures ?? [] }
    }),
  }
}

/** A source whose family has the measures of the same parent, too. */
function withSiblings(source: Source, { parent_measure_id }: MeasureRow, all: readonly MeasureRow[]): Source {
  const parent = toNumber(parent_measure_id)
  if (parent === undefined) return source
  const siblings = all.filter((one) => one.id !== source.id && toNumber(one.parent_measure_id) === parent)
  return siblings.length > 0
    ? { ...source, family: [...new Set([...(source.family ?? []), ...siblings.map(({ id }) => id)])] }
    : source
}

/** The measures of benchmarks that no measure knows as one of its family: their records tell whether they are. */
export function findStrangers(measures: readonly MeasureRow[], benchmarks: readonly BenchmarkRow[]): number[] {
  if (measures.every((measure) => toNumber(measure.parent_measure_id) === undefined)) return []
  const known = new Set(measures.flatMap((measure) => [measure.id, ...(readSource(measure).family ?? [])]))
  return benchmarks.flatMap((record) => readBenchmark(record).measures ?? []).filter((id) => !known.has(id))
}

/** The measures an evaluation is about. */
export function getMeasures(row: EvaluationRow): number[] {
  return toList(row.measures).flatMap((id) => toNumber(id) ?? [])
}

/** Ids for a query: unique and sorted. */
export function getIds(ids: readonly number[]): string {
  return [...new Set(ids)].toSorted((one, other) => one - other).join()
}

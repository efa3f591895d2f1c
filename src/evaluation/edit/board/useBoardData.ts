import { useMemo, useState } from 'react'
import { type Chart, type RowFilter, titlesOf } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { textKeys } from '#evaluation/dataset/textKeys.ts'
import { useDataset } from '#evaluation/dataset/useDataset.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { useSeries } from '#evaluation/dataset/useSeries.ts'
import { type Answered, useAnswered } from './useAnswered.ts'
import type { Material } from '#evaluation/board/useMaterial.ts'

/** The texts of a chart without any. */
export const untitled = titlesOf(() => '')

/** The figures of the draft's charts, and of the one that is being made. Measures are read once a chart uses them, and stay. */
export function useBoardData(
  evaluation: number,
  { sources, benchmarks }: Material,
  charts: readonly Chart[],
  filters: RowFilter[],
): { data: Dataset; states: readonly MeasureState[]; answered: ReadonlyMap<string, Answered>; rows: string } {
  const [kept, setKept] = useState('')
  const used = [
    ...new Set([...kept.split(',').filter(Boolean).map(Number), ...charts.flatMap(({ measures }) => measures)]),
  ]
    .toSorted((one, other) => one - other)
    .join()
  if (used !== kept) setKept(used)
  const own = useMemo(() => sources.filter(({ id }) => used.split(',').includes(String(id))), [sources, used])
  const texts = useMemo(() => textKeys(own, charts, []), [own, charts])
  const { data, measures: states } = useDataset({ evaluation, sources: own, texts })
  // What a chart is called changes no figure.
  const asked = useMemo(() => charts.map((chart) => counted({ ...chart, ...untitled })), [charts])
  const { series, isAsking } = useSeries({ data, measures: states, charts: asked, filters, benchmarks })
  const answered = useAnswered(charts, series, isAsking, filters)
  const rows = states.map(({ measure, status, readAt }) => `${measure} ${status === 'partial'} ${readAt}`).join()
  return { data, states, answered, rows }
}

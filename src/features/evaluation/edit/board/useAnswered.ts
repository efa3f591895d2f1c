import { useState } from 'react'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'

export type Answered = { chart: Chart; series: Series | null }
type Pairs = ReadonlyMap<string, Answered>

/** Charts with the figures that were counted for them: while newer ones are asked for, the pair before stays. */
export function useAnswered(charts: readonly Chart[], series: ReadonlyMap<string, Series>, isAsking: boolean): Pairs {
  const [answered, setAnswered] = useState<{ charts: readonly Chart[]; series: ReadonlyMap<string, Series>; pairs: Pairs } | null>(null)
  if (!isAsking && (answered?.charts !== charts || answered.series !== series)) {
    setAnswered({ charts, series, pairs: new Map(charts.map((chart) => [chart.i, { chart, series: series.get(chart.i) ?? null }])) })
  }
  return answered?.pairs ?? noPairs
}

const noPairs: Pairs = new Map()

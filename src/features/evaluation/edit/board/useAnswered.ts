import { useState } from 'react'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'

export type Answered = { chart: Chart; series: Series | null }
type Pairs = ReadonlyMap<string, Answered>

const noPairs: Pairs = new Map()

/** Charts with the figures that were counted for them: while newer ones are asked for, the pair before stays. */
export function useAnswered(charts: readonly Chart[], series: ReadonlyMap<string, Series>, isAsking: boolean): Pairs {
  const [answered, setAnswered] = useState<{ charts: readonly Chart[]; series: ReadonlyMap<string, Series>; pairs: Pairs } | null>(null)
  if (!isAsking && (answered?.charts !== charts || answered.series !== series)) {
    setAnswered({ charts, series, pairs: new Map(charts.map((chart) => [chart.i, { chart, series: kept(answered?.pairs.get(chart.i)?.series ?? null, series.get(chart.i) ?? null) }])) })
  }
  return answered?.pairs ?? noPairs
}

/** Every answer of the engine is a new object, also where nothing changed; equal figures are not drawn anew. */
function kept(before: Series | null, now: Series | null): Series | null {
  return before === now || JSON.stringify(before) === JSON.stringify(now) ? before : now
}

import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'

/** `filters` are those of the page. */
export type Answered = { chart: Chart; series: Series | null; filters: RowFilter[] }
type Pairs = ReadonlyMap<string, Answered>

const noPairs: Pairs = new Map()

/** Charts with the figures that were counted for them, and the filters they were counted under: while newer ones are asked for, the pair before stays. */
export function useAnswered(
  charts: readonly Chart[],
  series: ReadonlyMap<string, Series>,
  isAsking: boolean,
  filters: RowFilter[],
): Pairs {
  const [answered, setAnswered] = useState<{
    charts: readonly Chart[]
    series: ReadonlyMap<string, Series>
    pairs: Pairs
  } | null>(null)
  if (!isAsking && (answered?.charts !== charts || answered.series !== series)) {
    setAnswered({
      charts,
      series,
      pairs: new Map(
        charts.map((chart) => [
          chart.i,
          // Every answer of the engine is a new object, also where nothing changed; equal figures are not drawn anew.
          {
            chart,
            series: replaceEqualDeep(answered?.pairs.get(chart.i)?.series, series.get(chart.i) ?? null),
            filters,
          },
        ]),
      ),
    })
  }
  return answered?.pairs ?? noPairs
}

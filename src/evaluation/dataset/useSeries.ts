import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { datasetQuery } from './datasetQuery.ts'
import { useHideBelow } from './useHideBelow.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from './dataset.ts'
import type { MeasureState } from './measureState.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

type SeriesParams = Omit<Question, 'language' | 'hideBelow'> & { data: Dataset; measures: readonly MeasureState[] }

/** A chart with the figures that were counted for it, and the filters of the page they were counted under. */
export type ChartResult = { chart: Chart; series: Series; filters: readonly RowFilter[] }

/**
 * What was counted for the charts by their `i`, from the rows that are there. A chart gets nothing as long as all of its
 * measures are loading. While a newer question is answered (`isFetching`) the older answer stays, with the chart and the
 * filters it was counted for; what a newer answer leaves equal stays the same object.
 */
export function useSeries({ data, measures, charts, filters, benchmarks, named }: SeriesParams): {
  result: ReadonlyMap<string, ChartResult>
  isFetching: boolean
} {
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const question: Question = {
    charts: charts.filter((chart) => hasRows(chart, measures)),
    filters,
    benchmarks,
    language,
    hideBelow,
    named,
  }
  const read = measures.map(({ measure, status, readAt }) => [
    measure,
    status === 'partial' || status === 'gaveUp',
    readAt,
  ])
  const {
    data: results,
    isPending,
    isPlaceholderData,
  } = useQuery({
    ...datasetQuery({
      data,
      kind: 'series',
      requested: [question, read],
      request: async (signal) => getResults(question, await data.request(question, signal)),
    }),
    select: sharedWithBefore,
  })
  const answered = useMemo(() => new Map(Object.values(results ?? {}).map((one) => [one.chart.i, one])), [results])
  return { result: answered, isFetching: (isPending || isPlaceholderData) && question.charts.length > 0 }
}

/** By names of no other meaning, which keep their order. */
type ChartResults = Readonly<Record<`chart ${string}`, ChartResult>>

/** Keeps what did not change as the same object, so that it does not render again: a query shares what it selects. */
const sharedWithBefore = (results: ChartResults): ChartResults => results

function getResults({ charts, filters }: Question, series: readonly Series[]): ChartResults {
  return Object.fromEntries(
    charts.flatMap((chart) => {
      const own = series.find(({ i }) => i === chart.i)
      return own ? [[`chart ${chart.i}`, { chart, series: own, filters }]] : []
    }),
  )
}

/** Whether there is anything to draw from; a chart of measures that are not here is asked, too, and says so. */
function hasRows({ measures: own }: Chart, measures: readonly MeasureState[]): boolean {
  const states = measures.filter(({ measure }) => own.includes(measure))
  return states.length === 0 || states.some(({ readAt }) => readAt !== null)
}

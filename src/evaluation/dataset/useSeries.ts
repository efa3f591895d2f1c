import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { datasetQuery } from './datasetQuery.ts'
import { getSmallGroup, useHideBelow } from './useHideBelow.ts'
import { asCounted } from '#evaluation/counting/besideOthers.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from './dataset.ts'
import type { MeasureState } from './measureState.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

type SeriesParams = Omit<Question, 'language' | 'hideBelow' | 'smallGroup'> & {
  data: Dataset
  measures: readonly MeasureState[]
}

/** A chart with the figures that were counted for it, and the filters of the page they were counted under. */
export type ChartResult = { chart: Chart; series: Series; filters: readonly RowFilter[] }

/**
 * The figures of the charts by their `i`, from the loaded rows. A chart has none while all of its measures are loading.
 * While a newer request is pending (`isFetching`) the previous result stays, with its chart and filters; what a newer
 * result leaves equal stays the same object.
 */
export function useSeries({
  data,
  measures,
  charts,
  times = [],
  filters,
  benchmarks,
  named,
  own,
  overviewOf,
}: SeriesParams): {
  result: ReadonlyMap<string, ChartResult>
  isFetching: boolean
} {
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const question: Question = {
    charts: charts.filter((chart) => hasRows(chart, measures)),
    times,
    filters,
    benchmarks,
    language,
    hideBelow,
    smallGroup: getSmallGroup(),
    named,
    own,
    overviewOf,
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

/** Sorted by name, for a stable order. */
type ChartResults = Readonly<Record<`chart ${string}`, ChartResult>>

/** Keeps equal results as the same object, so that nothing re-renders: a query shares what it selects. */
const sharedWithBefore = (results: ChartResults): ChartResults => results

function getResults({ charts, filters }: Question, series: readonly Series[]): ChartResults {
  return Object.fromEntries(
    charts.flatMap((chart) => {
      const own = series.find(({ i }) => i === chart.i)
      return own ? [[`chart ${chart.i}`, { chart: asCounted(chart, own), series: own, filters }]] : []
    }),
  )
}

/** Whether any rows are loaded; a chart of missing measures is requested, too, and shows its problem. */
function hasRows({ measures: own }: Chart, measures: readonly MeasureState[]): boolean {
  const states = measures.filter(({ measure }) => own.includes(measure))
  return states.length === 0 || states.some(({ readAt }) => readAt !== null)
}

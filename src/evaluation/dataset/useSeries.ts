import { useEffect, useState } from 'react'
import { useLanguage } from '#ui/i18n.ts'
import { useKept } from './useKept.ts'
import { useHideBelow } from './useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Dataset } from './dataset.ts'
import type { MeasureState } from './measureState.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

type Asked = Omit<Question, 'language' | 'hideBelow'> & { data: Dataset; measures: readonly MeasureState[] }

/**
 * The series of the charts by their `i`, from the rows that are there. A chart gets none as long as all of its measures
 * are loading; while a newer question is answered (`isAsking`) the older answer stays.
 */
export function useSeries({ data, measures, charts, filters, benchmarks }: Asked): {
  series: ReadonlyMap<string, Series>
  isAsking: boolean
} {
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const question: Question = {
    charts: charts.filter((chart) => hasRows(chart, measures)),
    filters,
    benchmarks,
    language,
    hideBelow,
  }
  const read = measures.map(({ measure, status, readAt }) => [
    measure,
    status === 'partial' || status === 'gaveUp',
    readAt,
  ])
  // Equal questions about equal rows are one, however often the caller makes them.
  const asked = useKept({ question, read })
  const [answer, setAnswer] = useState<{ asked: typeof asked | null; series: ReadonlyMap<string, Series> }>({
    asked: null,
    series: new Map(),
  })
  useEffect(() => {
    const stop = new AbortController()
    data.ask(asked.question, stop.signal).then(
      (series) => setAnswer({ asked, series: new Map(series.map((one) => [one.i, one])) }),
      () => undefined,
    )
    return () => stop.abort()
  }, [data, asked])
  return { series: answer.series, isAsking: answer.asked !== asked && question.charts.length > 0 }
}

/** Whether there is anything to draw from; a chart of measures that are not here is asked, too, and says so. */
function hasRows({ measures: own }: Chart, measures: readonly MeasureState[]): boolean {
  const states = measures.filter(({ measure }) => own.includes(measure))
  return states.length === 0 || states.some(({ readAt }) => readAt !== null)
}

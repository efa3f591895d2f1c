import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '#ui/i18n.ts'
import { useKept } from './useKept.ts'
import { useHideBelow } from './useHideBelow.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from './dataset.ts'
import type { MeasureState } from './measureState.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

type Asked = Omit<Question, 'language' | 'hideBelow'> & { data: Dataset; measures: readonly MeasureState[] }

/** A chart with the figures that were counted for it, and the filters of the page they were counted under. */
export type Answered = { chart: Chart; series: Series; filters: readonly RowFilter[] }

/**
 * What was counted for the charts by their `i`, from the rows that are there. A chart gets nothing as long as all of its
 * measures are loading. While a newer question is answered (`isAsking`) the older answer stays, with the chart and the
 * filters it was counted for; what a newer answer leaves equal stays the same object.
 */
export function useSeries({ data, measures, charts, filters, benchmarks, named }: Asked): {
  answered: ReadonlyMap<string, Answered>
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
    named,
  }
  const read = measures.map(({ measure, status, readAt }) => [
    measure,
    status === 'partial' || status === 'gaveUp',
    readAt,
  ])
  // Equal questions about equal rows are one, however often the caller makes them.
  const asked = useKept({ question, read })
  const [answer, setAnswer] = useState<{ asked: typeof asked | null; answered: ReadonlyMap<string, Answered> }>({
    asked: null,
    answered: new Map(),
  })
  useEffect(() => {
    const stop = new AbortController()
    data.ask(asked.question, stop.signal).then(
      (series) => setAnswer(({ answered }) => ({ asked, answered: answeredBy(asked.question, series, answered) })),
      () => undefined,
    )
    return () => stop.abort()
  }, [data, asked])
  return { answered: answer.answered, isAsking: answer.asked !== asked && question.charts.length > 0 }
}

/** Every answer of the engine is made of new objects; what is equal to the one before is not drawn anew. */
function answeredBy(
  { charts, filters }: Question,
  series: readonly Series[],
  before: ReadonlyMap<string, Answered>,
): ReadonlyMap<string, Answered> {
  return new Map(
    charts.flatMap((chart) => {
      const own = series.find(({ i }) => i === chart.i)
      return own ? [[chart.i, replaceEqualDeep(before.get(chart.i), { chart, series: own, filters })]] : []
    }),
  )
}

/** Whether there is anything to draw from; a chart of measures that are not here is asked, too, and says so. */
function hasRows({ measures: own }: Chart, measures: readonly MeasureState[]): boolean {
  const states = measures.filter(({ measure }) => own.includes(measure))
  return states.length === 0 || states.some(({ readAt }) => readAt !== null)
}

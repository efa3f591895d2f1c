import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { effectFigure, type PlanAbout, type PlannedFigure } from './planAbout.ts'

/** Milliseconds that a dialog waits for its figure; what is counted later is shown in it. */
const patience = 1500

type FigureParams = {
  /** What a new plan is about, if its figure has to be counted. */
  about: PlanAbout | null
  /** All charts of the evaluation as it is stored. */
  charts: readonly Chart[]
  data: Dataset
  /** The key of the loaded rows; '' while there are none. */
  rows: string
}

/**
 * The figure of a new plan, as its effect will be counted: null until it is counted, or if there is none. `isReady` once
 * it is known or has taken longer than a person should wait.
 */
export function usePlannedFigure({ about, charts, data, rows }: FigureParams): {
  figure: PlannedFigure | null
  isReady: boolean
} {
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const isLate = useIsLate(about)
  const institution = about?.institutions[0]?.name
  const plans =
    about && institution !== undefined
      ? [{ id: 0, chart: about.chart, keys: about.keys, institution, day: today, target: null }]
      : []
  const question = { charts: plans.length > 0 ? charts.map(counted) : [], language, hideBelow, today, plans }
  const { data: effects } = useQuery({
    ...datasetQuery({
      data,
      kind: 'effects',
      about: plans,
      requested: [question, rows],
      request: async () => await data.effects(question),
    }),
    enabled: plans.length > 0 && rows !== '',
  })
  const [effect] = effects ?? []
  return {
    figure: effect ? effectFigure(effect) : null,
    isReady: plans.length === 0 || effects !== undefined || isLate,
  }
}

/** Whether something has been on its way for too long. */
function useIsLate(subject: object | null): boolean {
  const [late, setLate] = useState<object | null>(null)
  useEffect(() => {
    if (subject === null) return undefined
    const timer = setTimeout(() => setLate(subject), patience)
    return () => clearTimeout(timer)
  }, [subject])
  return subject !== null && late === subject
}

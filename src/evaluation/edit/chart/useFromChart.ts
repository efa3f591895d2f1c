import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Attribute, Chart } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'
import { type Filterable, getFilterable } from '#evaluation/board/filters/filterable.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { type ChartDraft, toChart } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { getAttributes } from '#evaluation/edit/chart/draft/offers.ts'

/** The default age bands. */
export const defaultAges = { ageGap: 20, minAge: 20, maxAge: 80 }

/**
 * The result of `read` on the chart in the surrounding form; the component re-renders only when the result changes.
 * `read` must not use anything else that changes.
 */
export function useFromChart<Value>(read: (chart: Chart) => Value): Value {
  return useWatch<ChartDraft, ChartDraft, Value>({ compute: (draft) => read(toChart(draft)) })
}

/** The attributes of the measures that are selected in the form. */
export function useAttributes(sources: readonly Source[]): Attribute[] {
  const measures = useFromChart((chart) => chart.measures)
  return useMemo(() => getAttributes(sources, { measures }), [sources, measures])
}

/** The attributes that rows of the chart in the form can be filtered by. */
export function useFilterable(sources: readonly Source[]): Filterable[] {
  const { t } = useTranslation('evaluation')
  // Only breakdowns by age affect the result.
  const { measures, births } = useFromChart(({ measures, groups, slices, splits }) => ({
    measures,
    births: [...groups, ...slices, ...splits].flatMap(({ attribute, age }) => (age ? [attribute] : [])),
  }))
  return useMemo(() => {
    const own = sources.filter(({ id }) => measures.includes(id))
    const brokenDownByAge = { ...emptyChart, groups: births.map((attribute) => ({ attribute, age: defaultAges })) }
    return getFilterable(own, [brokenDownByAge], {
      content_object: t('filter.content_object'),
      created: t('filter.created'),
      seesInstitutions: true,
    })
  }, [sources, measures, births, t])
}

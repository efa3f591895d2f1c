import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { EffectsQuestion } from '#evaluation/model/effect.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { type Plan, getPlanDay } from '#features/plans/planRules.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { getIds } from '#lib/values/getIds.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { PlanEntry } from './PlanContext.ts'
import type { OwnObject } from './useOwnObjects.ts'

export type EntriesParams = {
  plans: readonly Plan[]
  own: readonly OwnObject[]
  /** All charts of the evaluation as it is stored: what a reader filters or hides changes no effect. */
  charts: readonly Chart[]
  data: Dataset
  /** The key of the loaded rows; '' while there are none. */
  rows: string
}

/** The plans of the viewer's institutions with their effects. */
export function usePlanEntries({ plans, own, charts, data, rows }: EntriesParams): readonly PlanEntry[] {
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const entries = useMemo(() => toEntries(plans, own, charts), [plans, own, charts])
  const question: EffectsQuestion = {
    charts: entries.length > 0 ? charts.map(counted) : [],
    language,
    hideBelow,
    today,
    plans: entries.map(({ plan, institution, day }) => ({
      id: plan.id,
      chart: plan.chart ?? '',
      keys: getKeys(plan),
      institution,
      object: plan.object_id ?? null,
      day,
      target: typeof plan.target === 'number' ? plan.target : null,
    })),
  }
  const { data: effects } = useQuery({
    ...datasetQuery({
      data,
      kind: 'effects',
      requested: [question, rows],
      request: async () => await data.effects(question),
    }),
    enabled: entries.length > 0 && rows !== '',
  })
  return useStableValue(
    entries.map((entry) => ({ ...entry, effect: effects?.find(({ id }) => id === entry.plan.id) ?? null })),
  )
}

/** The attributes of a plan's figure. */
export function getKeys({ keys }: Pick<Plan, 'keys'>): string[] {
  return Array.isArray(keys) ? keys.map(String) : []
}

/** The plans of some institutions, without their effects. */
export function toEntries(plans: readonly Plan[], own: readonly OwnObject[], charts: readonly Chart[]): PlanEntry[] {
  return plans.flatMap((plan) => {
    const type = Number(getIds(plan.content_type)[0])
    const object = own.find((one) => one.content_type === type && one.object_id === plan.object_id)
    const day = getPlanDay(plan)
    if (!object || day === null) return []
    return [{ plan, institution: object.name, day, chart: findChart(plan, charts), effect: null }]
  })
}

/** The chart that a plan was made at, or else one with its figure. */
function findChart(plan: Plan, charts: readonly Chart[]): string | null {
  const keys = getKeys(plan)
  const own = charts.find(
    ({ i, data }) => i === plan.chart && data.some((item) => keys.some((key) => item.keys.includes(key))),
  )
  const other = charts.find(({ data }) => data.some((item) => areSameKeys(item.keys, keys)))
  return own?.i ?? other?.i ?? null
}

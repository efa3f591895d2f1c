import { type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { type Chart, getNote } from '#evaluation/model/chart.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { toText } from '#lib/text/text.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { PlanEntries } from './PlanEntries.tsx'
import { type PlanEntry, PlanEntriesContext } from './PlanContext.ts'
import { getKeys } from './usePlanEntries.ts'

type PlansOfChart = { about: ReactNode; result: ChartResult | null }

/** The plans of a chart with their answers, and its figures with the days and targets of these. */
export function usePlansOfChart(chart: Chart, result: ChartResult | null): PlansOfChart {
  const { t } = useTranslation('plan')
  const all = useContext(PlanEntriesContext)
  const entries = useMemo(() => all.filter((entry) => isAbout(entry, chart)), [all, chart])
  const marked = useMemo(
    () => (result && entries.length > 0 ? { ...result, chart: withPlans(result.chart, entries, t) } : result),
    [result, entries, t],
  )
  const about = useMemo(() => (entries.length > 0 ? <PlanEntries entries={entries} /> : null), [entries])
  return { about, result: marked }
}

/** Whether a plan stands at a chart: the one it was made at, and every timeline of its question. */
export function isAbout({ plan, chart: i }: PlanEntry, { i: own, type, data }: Chart): boolean {
  if (i === own) return true
  return getDefinition(type).counts === 'bins' && data.some(({ keys }) => areSameKeys(keys, getKeys(plan)))
}

/** A chart whose timeline has the days of plans as notes, and their targets as lines; dropped plans have neither. */
export function withPlans(
  chart: Chart,
  entries: readonly PlanEntry[],
  t: (key: 'chart.note' | 'chart.target', texts: { title: string }) => string,
): Chart {
  const kept = entries.filter(({ plan }) => plan.state !== 'dropped')
  const notes = kept.map(({ plan, day }) => getNote(day, () => t('chart.note', { title: toText(plan.title) })))
  const targets = kept.flatMap(({ plan }) =>
    typeof plan.target === 'number' && Number.isFinite(plan.target)
      ? [{ keys: getKeys(plan), value: plan.target, label: t('chart.target', { title: toText(plan.title) }) }]
      : [],
  )
  return { ...chart, timelineNotes: [...(chart.timelineNotes ?? []), ...notes], targets }
}

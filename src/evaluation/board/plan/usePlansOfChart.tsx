import { type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { type Chart, getNote } from '#evaluation/model/chart.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { toText } from '#lib/text/text.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { PlansOfChart } from './PlanEntries.tsx'
import { type PlanEntry, PlanEntriesContext } from './PlanContext.ts'
import { getKeys } from './usePlanEntries.ts'

/** The number of days and targets that can be distinguished in a chart. */
const maxRendered = 8

type PlansOfChart = { about: ReactNode; result: ChartResult | null }

/** The plans of a chart with their answers, and its figures with the days and targets of these. */
export function usePlansOfChart(chart: Chart, result: ChartResult | null): PlansOfChart {
  const { t } = useTranslation('plan')
  const all = useContext(PlanEntriesContext)
  const entries = useMemo(() => all.filter((entry) => isAbout(entry, chart)), [all, chart])
  const marked = useMemo(() => (result ? withPlansOfResult(result, entries, all, t) : null), [result, entries, all, t])
  const about = useMemo(() => (entries.length > 0 ? <PlansOfChart entries={entries} /> : null), [entries])
  return { about, result: marked }
}

type Translate = Parameters<typeof withPlans>[2]

/** The results of a page with the days and targets of its plans: for its files. */
export function withPlansOfPage(
  results: ReadonlyMap<string, ChartResult>,
  all: readonly PlanEntry[],
  t: Translate,
): ReadonlyMap<string, ChartResult> {
  if (all.length === 0) return results
  return new Map(
    [...results].map(([i, result]) => {
      const entries = all.filter((entry) => isAbout(entry, result.chart))
      return [i, withPlansOfResult(result, entries, all, t)]
    }),
  )
}

/** A result with the plans that stand at its chart; with the targets of all others of its questions, if it shows them. */
function withPlansOfResult(
  result: ChartResult,
  entries: readonly PlanEntry[],
  all: readonly PlanEntry[],
  t: Translate,
): ChartResult {
  const targets = result.chart.viewSettings.own_target ? all : entries
  if (targets.length === 0) return result
  return { ...result, chart: withPlans(result.chart, entries, t, targets) }
}

/** Whether a plan has a target that is still aimed at. */
export function hasTarget({ plan, isListedOnly }: PlanEntry): boolean {
  return !isListedOnly && plan.state !== 'dropped' && typeof plan.target === 'number' && Number.isFinite(plan.target)
}

/** Whether a plan stands at a chart: the one it was made at, and every timeline of its question. */
export function isAbout({ plan, chart: i }: PlanEntry, { i: own, type, data }: Chart): boolean {
  if (i === own) return true
  return getDefinition(type).counts === 'bins' && data.some(({ keys }) => areSameKeys(keys, getKeys(plan)))
}

/**
 * A chart whose timeline has the days of plans as notes, and the targets of some as lines, of the same unless others are
 * given; dropped plans have neither.
 */
export function withPlans(
  chart: Chart,
  entries: readonly PlanEntry[],
  t: (key: 'chart.note' | 'chart.note.short' | 'chart.target', texts: { title: string }) => string,
  aimed: readonly PlanEntry[] = entries,
): Chart {
  const kept = latest(entries.filter(({ plan, isListedOnly }) => plan.state !== 'dropped' && !isListedOnly))
  const notes = kept.map(({ plan, day }) => {
    const title = toText(plan.title)
    return { ...getNote(day, () => t('chart.note', { title })), short: t('chart.note.short', { title }) }
  })
  const targets = latest(aimed.filter(hasTarget)).flatMap(({ plan: { target, title, ...plan } }) =>
    typeof target === 'number'
      ? [{ keys: getKeys(plan), value: target, label: t('chart.target', { title: toText(title) }) }]
      : [],
  )
  return { ...chart, timelineNotes: [...(chart.timelineNotes ?? []), ...notes], targets }
}

/** The plans that a chart has room to draw: those with the latest days, in their order. */
function latest(entries: readonly PlanEntry[]): PlanEntry[] {
  const rendered = new Set(entries.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, maxRendered))
  return entries.filter((entry) => rendered.has(entry))
}

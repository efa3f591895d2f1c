import type { Chart } from '#evaluation/model/chart.ts'
import type { Effect } from '#evaluation/model/effect.ts'
import type { Topic } from '#evaluation/model/overview.ts'
import type { Known } from '#evaluation/counting/statistics/power.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import type { OwnObject } from './useOwnObjects.ts'
import { getIds } from '#lib/values/getIds.ts'
import { getKeys } from './usePlanEntries.ts'
import type { FigureToImprove, PlanEntry } from './PlanContext.ts'

/**
 * The figure that is to be improved: its mean, and what two periods with as many answers can show; `decimals` and `span`
 * are those of its chart.
 */
export type PlannedFigure = { mean: number; known: Known; decimals: number | undefined; span: number; period: string }

/** What a plan is about, as far as it is known when its dialog opens. */
export type PlanAbout = {
  evaluation: number
  chart: string
  keys: string[]
  /** The name of the topic or the title of the chart. */
  name: string
  figure: PlannedFigure | null
  /** The viewer's institutions with answers; the first one is selected. */
  institutions: readonly OwnObject[]
}

const maxKeys = 50

/** What is known of a figure that somebody wants to improve. */
export function planAbout(
  { chart: i, topic }: FigureToImprove,
  chart: Pick<Chart, 'data'>,
  params: { evaluation: number; title: string; own: readonly OwnObject[] },
): PlanAbout {
  const { evaluation, title, own } = params
  const named = topic ? own.filter(({ name }) => topic.institutions.includes(name)) : []
  const keys = topic ? topic.topic.item.keys : chart.data.flatMap((item) => item.keys)
  return {
    evaluation,
    chart: i,
    keys: [...new Set(keys)].slice(0, maxKeys),
    name: topic?.name ?? title,
    // The figure of several institutions together says nothing about one of them.
    figure: topic && topic.institutions.length === 1 ? getFigure(topic.topic, topic.period) : null,
    institutions: [...named, ...own.filter((one) => !named.includes(one))],
  }
}

/** The figure of a topic: of its last period where that is known, else of all its answers. */
function getFigure({ item, figure: whole, change, decimals, span }: Topic, period: string): PlannedFigure | null {
  const isLast = change !== null && change.now.mean !== null && !change.now.isWithheld
  const { mean, n, sd, isWithheld } = isLast ? change.now : whole
  if (isWithheld || mean === null) return null
  const shared = { mean, decimals, span, period: isLast ? period : '' }
  if (isYesOrNo(item)) return { ...shared, known: { n, sd: null, share: mean } }
  return { ...shared, known: { n, sd: sd ?? 0, share: null } }
}

/** What is known of a stored plan. */
export function storedAbout({ plan, institution, effect }: PlanEntry, evaluation: number, title: string): PlanAbout {
  const content_type = Number(getIds(plan.content_type)[0])
  return {
    evaluation,
    chart: plan.chart ?? '',
    keys: getKeys(plan),
    name: title,
    figure: effect && effectFigure(effect),
    institutions: [{ content_type, object_id: plan.object_id ?? 0, name: institution }],
  }
}

/** The figure of an effect: since the plan, else in the year before; null where there is none, or none that is shown. */
export function effectFigure({ since, before, isShare, decimals, span }: Effect): PlannedFigure | null {
  const { mean = null, n = 0, sd = null } = since?.figure ?? before ?? {}
  if (mean === null) return null
  const known = isShare ? { n, sd: null, share: mean } : { n, sd: sd ?? 0, share: null }
  return { mean, known, decimals, span, period: '' }
}

import i18next from 'i18next'
import type { Collections } from '#engine/collections.ts'
import type { AnnualExport, Reader } from '#evaluation/annualExport/readAnnualExport.ts'
import { getKeys } from '#evaluation/board/plan/usePlanEntries.ts'
import type { Sheet } from '#evaluation/chart/files/toSheet.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { ofOwnInstitution, type Plan } from '#features/plans/planRules.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { plansSheet } from './plansSheet.ts'
import { readPlanLines } from './readPlanLines.ts'
import { readPlans } from './readPlans.ts'

/**
 * The plans at the figures of a year file, with what they have changed, as a sheet of it; null if there are none. A
 * backend without plans has those that the reader keeps for themselves. Throws as `readPlanLines` does.
 */
export async function readPlansSheet(
  evaluation: number,
  { charts, now }: Pick<AnnualExport, 'charts' | 'now'>,
  { viewer, language, t, tCharts }: Reader,
  collections: Collections,
  signal: AbortSignal,
): Promise<(Sheet & { name: string }) | null> {
  if (viewer.isDemo) return null
  const { plans, areOwn } = await readPlans(evaluation, viewer.id, signal)
  const shown = charts.map(({ chart }) => chart)
  const own = areOwn ? plans : plans.filter((plan) => ofOwnInstitution(viewer, plan))
  const about = own.filter((plan) => shown.some((chart) => isAbout(plan, chart)))
  if (about.length === 0) return null
  const today = dayAfter(now, 0)
  const lines = await readPlanLines(about, { viewer, collections, language, today, t, tCharts }, signal)
  await i18next.loadNamespaces('plan')
  return plansSheet(lines, { year: null, today, now, t: i18next.getFixedT(language, 'plan'), language, areOwn })
}

/** Whether a plan was made at a chart, or is about a figure of it. */
export function isAbout(plan: Pick<Plan, 'chart' | 'keys'>, { i, data }: Pick<Chart, 'i' | 'data'>): boolean {
  return plan.chart === i || data.some(({ keys }) => areSameKeys(keys, getKeys(plan)))
}

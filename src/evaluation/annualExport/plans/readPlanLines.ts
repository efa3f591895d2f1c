import { ForbiddenError, NotFoundError } from '#api/http/errors.ts'
import { getCollection } from '#engine/records/contentTypes.ts'
import type { Collections } from '#engine/collections.ts'
import { getTitle } from '#engine/formatValue.ts'
import { getChoice } from '#engine/records/relation.ts'
import { rowById } from '#engine/records/rowById.ts'
import { type Reader, withOpened } from '#evaluation/annualExport/readAnnualExport.ts'
import { waitForRows } from '#evaluation/annualExport/waitForRows.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { getKeys } from '#evaluation/board/plan/usePlanEntries.ts'
import { hideBelowFor } from '#evaluation/dataset/useHideBelow.ts'
import type { Effect } from '#evaluation/model/effect.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { getPlanDay, type Plan } from '#features/plans/planRules.ts'
import { getIds } from '#lib/values/getIds.ts'
import { readOwner } from './readPlans.ts'

/** A plan with its names, and its effect as of a moment; null where its evaluation cannot be read any more. */
export type PlanLine = {
  plan: Plan
  institution: string
  owner: string
  evaluation: string
  effect: Effect | null
  readAt: number | null
}

type Params = Omit<Reader, 'collection' | 'address'> & { collections: Collections; today: string }

/**
 * The plans with what they have changed, one evaluation after the other. An evaluation that is gone or closed leaves its
 * plans without an effect; any other failure rejects, or a table would lack what is there.
 */
export async function readPlanLines(plans: readonly Plan[], params: Params, signal: AbortSignal): Promise<PlanLine[]> {
  const named = await Promise.all(plans.map(async (plan) => await withNames(plan, params)))
  const lines: PlanLine[] = []
  for (const id of new Set(plans.map(getEvaluation))) {
    const own = named.filter(({ plan }) => getEvaluation(plan) === id)
    lines.push(...(await withEffects(id, own, params, signal)))
  }
  return plans.flatMap((plan) => lines.find((line) => line.plan.id === plan.id) ?? [])
}

type Named = Pick<PlanLine, 'plan' | 'institution' | 'owner'>

function getEvaluation({ evaluation }: Plan): number {
  return Number(getIds(evaluation)[0])
}

async function withNames(plan: Plan, { viewer, collections, language }: Params): Promise<Named> {
  const [type] = getIds(plan.content_type)
  const kind = viewer.contentTypes.find(({ id }) => String(id) === String(type))
  const endpoint = kind && getCollection(collections, kind)?.endpoint
  const id = plan.object_id
  const found = endpoint === undefined || !id ? 'missing' : await rowById(endpoint, id)
  const institution =
    endpoint !== undefined && typeof found === 'object' ? getChoice({ endpoint }, found.row, language).label : ''
  return { plan, institution, owner: await readOwner(plan, language) }
}

async function withEffects(
  id: number,
  lines: readonly Named[],
  { collections, viewer, language, t, tCharts, today }: Params,
  signal: AbortSignal,
): Promise<PlanLine[]> {
  const collection = collections.get('results/evaluations')
  const missing = lines.map((line) => ({ ...line, evaluation: '', effect: null, readAt: null }))
  if (!collection) return missing
  const reader: Reader = { collection, viewer, address: new URLSearchParams(), language, t, tCharts }
  try {
    return await withOpened(id, reader, signal, async ({ data, all, row }) => {
      await waitForRows(data, signal, () => undefined)
      const effects = await data.effects({
        charts: all.map(counted),
        language,
        hideBelow: hideBelowFor(viewer),
        today,
        plans: lines.flatMap(({ plan, institution }) => {
          const day = getPlanDay(plan)
          if (day === null || institution === '') return []
          const { target } = plan
          return [
            {
              id: plan.id,
              chart: plan.chart ?? '',
              keys: getKeys(plan),
              institution,
              day,
              target: typeof target === 'number' ? target : null,
            },
          ]
        }),
      })
      const { readAt } = getSummary(data.states())
      return lines.map((line) => ({
        ...line,
        evaluation: getTitle(collection, row, language),
        effect: effects.find((one) => one.id === line.plan.id) ?? null,
        readAt,
      }))
    })
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof ForbiddenError) return missing
    throw error
  }
}

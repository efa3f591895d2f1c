import i18next from 'i18next'
import { NotFoundError } from '#api/http/errors.ts'
import { listRows } from '#api/rows/rows.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { getChoice, type RelationTarget } from '#engine/records/relation.ts'
import { rowById } from '#engine/records/rowById.ts'
import { getReadable } from '#evaluation/board/plan/usePlanning.tsx'
import type { OwnObject } from '#evaluation/board/plan/useOwnObjects.ts'
import { toEntries } from '#evaluation/board/plan/usePlanEntries.ts'
import { withPlansOfPage } from '#evaluation/board/plan/usePlansOfChart.tsx'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { readOwnPlans } from '#features/plans/ownPlans.ts'
import { ofOwnInstitution, type Plan } from '#features/plans/planRules.ts'
import { institutions } from '#lib/areas.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The plans of an evaluation; a backend that keeps none has those that the reader keeps. Any other failure rejects. */
export async function readPlans(
  evaluation: number,
  user: number,
  signal: AbortSignal,
): Promise<{ plans: readonly Plan[]; areOwn: boolean }> {
  try {
    return { plans: (await listRows('results/actions', { evaluation, size: 'all' }, signal)).rows, areOwn: false }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return { plans: await readOwnPlans(user, evaluation, signal), areOwn: true }
  }
}

/** The institutions of plans with their names, as far as the reader may read them. */
export async function readPlannedObjects(
  plans: readonly Plan[],
  viewer: Viewer,
  signal: AbortSignal,
): Promise<OwnObject[]> {
  const found: OwnObject[] = []
  for (const { type, list } of institutions) {
    const content_type = contentTypeId(viewer, type)
    const ids = plans.flatMap((plan) =>
      Number(getIds(plan.content_type)[0]) === content_type ? (plan.object_id ?? []) : [],
    )
    if (content_type === undefined || ids.length === 0) continue
    const query = { ids: [...new Set(ids)].toSorted((one, other) => one - other).join(','), size: 'all' } as const
    for (const row of (await listRows(list, query, signal)).rows) {
      const name = toText(getAtPath(row, 'name'))
      if (name !== '') found.push({ content_type, object_id: row.id, name })
    }
  }
  return found
}

const account: RelationTarget = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] }

/** Who is responsible for a plan: the name of an account, else what was written. */
export async function readOwner(plan: Plan, language: Language): Promise<string> {
  const [id] = getIds(plan.owner)
  const found = id === undefined ? 'missing' : await rowById(account.endpoint, Number(id))
  const name = typeof found === 'object' ? getChoice(account, found.row, language).label : ''
  return name || toText(plan.owner_text)
}

type Page = {
  row: EvaluationRow
  viewer: Viewer
  /** The address of the page, with the institution that staff have chosen. */
  address: URLSearchParams
  /** All charts of the evaluation. */
  all: readonly Chart[]
  language: Language
}

/** The results of a page with the days and targets of the plans that its reader sees there: for files of all of it. */
export async function withPlansOfFile(
  results: ReadonlyMap<string, ChartResult>,
  { row, viewer, address, all, language }: Page,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ChartResult>> {
  if (viewer.isDemo) return results
  const { plans } = await readPlans(row.id, viewer.id, signal)
  const own = plans.filter((plan) => ofOwnInstitution(viewer, plan))
  if (own.length === 0) return results
  const entries = toEntries(own, await readPlannedObjects(own, viewer, signal), all)
  await i18next.loadNamespaces('plan')
  const shown = viewer.isStaff ? getReadable(entries, address.getAll('institution')) : entries
  return withPlansOfPage(results, shown, i18next.getFixedT(language, 'plan'))
}

import { findUserCharts, inTurn, listUserCharts, putUserCharts } from '#api/rows/userCharts.ts'
import { isDay } from '#lib/dates/dates.ts'
import { orElse, z } from '#lib/schema.ts'
import type { Plan } from './planRules.ts'

/** Where a user's settings of an evaluation hold their own plans; no chart has this name. */
const key = 'portal:plans'

const text = orElse(z.string(), '')
const number = z.nullable(z.number())
const day = orElse(z.nullable(z.string().check(z.refine(isDay))), null)
// Fields of a later version stay.
const shape = z.looseObject({
  id: z.int(),
  title: z.string(),
  chart: text,
  keys: orElse(z.array(z.string()), []),
  content_type: z.int(),
  object_id: z.int(),
  field_of_action: text,
  barrier: text,
  owner: orElse(number, null),
  owner_text: text,
  due: day,
  look_again: day,
  target: orElse(number, null),
  state: orElse(z.enum(['planned', 'implemented', 'closed', 'dropped']), 'planned'),
  note: text,
  created: text,
  modified: text,
  creator_id: orElse(number, null),
})

/** The plans in a user's settings of an evaluation; what cannot be read is left out. */
function parsePlans(info: Record<string, unknown>, evaluation: number): Plan[] {
  const stored = info[key]
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const { data } = z.safeParse(shape, one)
    return data ? [{ ...data, evaluation }] : []
  })
}

/** The plans that a user keeps for themselves, of one evaluation or of all. */
export async function readOwnPlans(user: number, evaluation: number | null, signal?: AbortSignal): Promise<Plan[]> {
  if (evaluation === null)
    return (await listUserCharts(user, signal)).flatMap((own) => parsePlans(own.charts_info, own.evaluation))
  return parsePlans((await findUserCharts(evaluation, user, signal))?.charts_info ?? {}, evaluation)
}

/**
 * Stores a plan among the user's settings of its evaluation, in place of one with its id. Everything else stays, also
 * stored plans that this version cannot read. Saved once more after a lost response it is no second one.
 */
export async function saveOwnPlan(user: number, evaluation: number, plan: Plan): Promise<void> {
  await inTurn(evaluation, user, async () => {
    const found = await findUserCharts(evaluation, user)
    const { [key]: stored, ...others } = found?.charts_info ?? {}
    const plans: unknown[] = Array.isArray(stored) ? stored : []
    const { evaluation: _, ...kept } = plan
    const isSame = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one && one.id === plan.id
    const next = plans.some(isSame) ? plans.map((one) => (isSame(one) ? kept : one)) : [...plans, kept]
    await putUserCharts(found, { evaluation, user, charts_info: { ...others, [key]: next } })
  })
}

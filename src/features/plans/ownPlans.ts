import { ConflictError, ValidationError } from '#api/http/errors.ts'
import { findUserCharts, inTurn, listUserCharts, putUserCharts, settling } from '#api/rows/userCharts.ts'
import { isDay } from '#lib/dates/dates.ts'
import { orElse, z } from '#lib/schema.ts'
import { mergePlans, type PlanField } from './mergePlans.ts'
import type { Plan } from './planRules.ts'
import { countCheck, getSaved, type OwnPlan, reconciled, remember } from './savedPlans.ts'

/** Where a user's settings of an evaluation hold their own plans; no chart has this name. */
const key = 'portal:plans'
/** All versions that this session has sent. */
const sent = new Set<string>()
const versionKey = (user: number, { id, modified }: Plan) => `${user} ${id} ${modified}`

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
  /** The `modified` of the version that this one was made from. */
  replaces: orElse(z.nullable(z.string()), null),
  creator_id: orElse(number, null),
})

/** The plans in a user's settings of an evaluation; what cannot be read is left out. */
function parsePlans(info: Record<string, unknown>, evaluation: number): OwnPlan[] {
  const stored = info[key]
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const { data } = z.safeParse(shape, one)
    return data ? [{ ...data, evaluation }] : []
  })
}

/** A plan of this session that was not stored as it was saved: overwritten, or changed elsewhere at the same time. */
export type RestoredPlan = {
  plan: Plan
  /** The fields that both changed: those of the other device stay. */
  theirs: readonly PlanField[]
}

/**
 * The plans that a user keeps for themselves, of one evaluation or of all. A plan of this session that another device has
 * overwritten (it wrote the whole record as it was before) is stored once more, and given to `onRestored`.
 */
export async function readOwnPlans(
  user: number,
  evaluation: number | null,
  signal?: AbortSignal,
  onRestored: (restored: readonly RestoredPlan[]) => void = () => undefined,
): Promise<OwnPlan[]> {
  const read = async () => await readStored(user, evaluation, signal)
  const plans = await read()
  const lost = [...getSaved(user).values()].filter(
    (saved) => (evaluation === null || saved.plan.evaluation === evaluation) && reconciled(plans, saved) !== null,
  )
  for (const { plan } of getSaved(user).values()) countCheck(user, plan.id)
  if (lost.length === 0) return plans
  const restored: RestoredPlan[] = []
  for (const saved of lost) {
    await changePlans(user, Number(saved.plan.evaluation), (current) => {
      const next = reconciled(current, saved)
      if (next) restored.push(next)
      return next?.plan ?? null
    })
    const [last] = restored.slice(-1)
    if (last) remember(user, { base: saved.base, plan: last.plan })
  }
  if (restored.length > 0) onRestored(restored)
  return await read()
}

async function readStored(user: number, evaluation: number | null, signal?: AbortSignal): Promise<OwnPlan[]> {
  if (evaluation === null)
    return (await listUserCharts(user, signal)).flatMap((own) => parsePlans(own.charts_info, own.evaluation))
  return parsePlans((await findUserCharts(evaluation, user, signal))?.charts_info ?? {}, evaluation)
}

/** Another device changed the same fields of a plan; nothing was stored. */
export class PlanChangedError extends ConflictError {
  /** The plan as it is stored now. */
  readonly stored: Plan
  readonly fields: readonly PlanField[]
  constructor(stored: Plan, fields: readonly PlanField[]) {
    super()
    this.stored = stored
    this.fields = fields
  }
}

/**
 * Stores a plan among the user's settings of its evaluation, in place of one with its id. Everything else stays, also
 * stored plans that this version cannot read. Saved once more after a lost response it is no second one. What another
 * device has changed since `base` was read stays, or rejects with `PlanChangedError` where both changed a field.
 */
export async function saveOwnPlan(
  user: number,
  evaluation: number,
  plan: Plan,
  base: Plan | null = null,
): Promise<Plan> {
  let written: OwnPlan = { ...plan, evaluation }
  await changePlans(user, evaluation, (current) => {
    const stored = current.find(({ id }) => id === plan.id)
    // What a lost response has stored is no change of another device.
    const isOther = stored && !sent.has(versionKey(user, stored))
    const { merged, both } = base && isOther ? mergePlans(base, stored, plan) : { merged: plan, both: [] }
    if (stored && both.length > 0) throw new PlanChangedError(stored, both)
    written = { ...merged, modified: plan.modified ?? '', evaluation, replaces: stored?.modified ?? null }
    return written
  })
  remember(user, { base, plan: written })
  return written
}

/** Reads, changes and writes one plan as a whole with all others, and once more if another device wrote in between. */
async function changePlans(
  user: number,
  evaluation: number,
  change: (current: readonly OwnPlan[]) => OwnPlan | null,
): Promise<void> {
  await inTurn(evaluation, user, async () => {
    for (let attempt = 0; attempt < settling.attempts; attempt += 1) {
      const found = await findUserCharts(evaluation, user)
      const info = found?.charts_info ?? {}
      const plan = change(parsePlans(info, evaluation))
      if (!plan) return
      sent.add(versionKey(user, plan))
      try {
        await putUserCharts(found, { evaluation, user, charts_info: { ...info, [key]: withPlan(info[key], plan) } })
      } catch (error) {
        // Another device created the record in between: there is one per person and evaluation.
        if (found || !(error instanceof ValidationError || error instanceof ConflictError)) throw error
        if (!(await findUserCharts(evaluation, user))) throw error
        continue
      }
      if (await isKept(user, evaluation, plan)) return
    }
    throw new ConflictError()
  })
}

/** Whether a written plan, or a later version of it, is stored. If that cannot be read, later reads find out. */
async function isKept(user: number, evaluation: number, plan: OwnPlan): Promise<boolean> {
  const found = await findUserCharts(evaluation, user).catch(() => undefined)
  if (found === undefined) return true
  return parsePlans(found?.charts_info ?? {}, evaluation).some(
    ({ id, modified, replaces }) => id === plan.id && (modified === plan.modified || replaces === plan.modified),
  )
}

function withPlan(stored: unknown, plan: OwnPlan): unknown[] {
  const { evaluation: _, ...kept } = plan
  const plans: unknown[] = Array.isArray(stored) ? stored : []
  const isSame = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one && one.id === kept.id
  return plans.some(isSame) ? plans.map((one) => (isSame(one) ? kept : one)) : [...plans, kept]
}

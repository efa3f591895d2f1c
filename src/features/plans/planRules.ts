import type { RowAt } from '#api/rows/page.ts'
import { both, either, hospitalUser, notDemo, type Rule, staff } from '#engine/rules.ts'
import { isDay, parseDay } from '#lib/dates/dates.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The fields of a plan that people fill in, in the order of its form. */
export const planFields = [
  'title',
  'state',
  'field_of_action',
  'barrier',
  'owner',
  'owner_text',
  'due',
  'target',
  'look_again',
  'note',
] as const

export type Plan = RowAt<'results/actions'>

/** Staff, and people with a permission on any institution. */
export const planner: Rule = either(staff, both(hospitalUser, notDemo))

/** Writes a plan: staff, and people with a permission on its institution. */
export const ofOwnInstitution: Rule<Plan> = (viewer, row) => {
  if (viewer.isStaff) return true
  const [type, object] = [getIds(row?.content_type)[0], row?.object_id]
  if (viewer.isDemo || type === undefined || !object) return false
  return viewer.appPermissions.some((own) => own.content_type === Number(type) && own.object_id === object)
}

/** Reads a plan: people who can write it. Before it is loaded (by its address) everybody with an institution can request it. */
export const readable: Rule<Plan> = (viewer, row) =>
  row?.content_type === undefined ? planner(viewer) : ofOwnInstitution(viewer, row)

/** Whether a plan is not implemented and its day is over; `today` is a day (`yyyy-MM-dd`). */
export function isOverdue({ state, due }: Pick<Plan, 'state' | 'due'>, today: string): boolean {
  return state === 'planned' && typeof due === 'string' && due !== '' && due < today
}

/** Whether the effect of a plan is to be looked at from now on; `today` is a day (`yyyy-MM-dd`). */
function isLookDue(plan: Pick<Plan, 'state' | 'look_again'>, today: string): boolean {
  const { look_again } = plan
  return isOpen(plan) && typeof look_again === 'string' && look_again !== '' && look_again <= today
}

/** How a plan stands: its own state, or what of it is due. */
export type PlanStatus = NonNullable<Plan['state']> | 'overdue' | 'look'

/** A day of a plan (`yyyy-MM-dd`), and what it is: until when it is done, when its effect is looked at, or since when that is due. */
export type PlanDay = { name: 'due' | 'look' | 'since'; day: string }

/**
 * How a plan stands on a day (`yyyy-MM-dd`), with the day that belongs to it: the same on every page. What is not implemented
 * in time comes before looking at its effect; a closed or dropped plan has no day.
 */
export function getPlanStatus(
  plan: Pick<Plan, 'state' | 'due' | 'look_again'>,
  today: string,
): { status: PlanStatus; day: PlanDay | null } {
  const { due, look_again, state } = plan
  const status = state ?? 'planned'
  if (status === 'closed' || status === 'dropped') return { status, day: null }
  if (isOverdue(plan, today)) return { status: 'overdue', day: toPlanDay('due', due) }
  if (isLookDue(plan, today)) return { status: 'look', day: toPlanDay('since', look_again) }
  return { status, day: (status === 'planned' && toPlanDay('due', due)) || toPlanDay('look', look_again) }
}

function toPlanDay(name: PlanDay['name'], day: unknown): PlanDay | null {
  return typeof day === 'string' && isDay(day) ? { name, day } : null
}

/** The day of a plan (`yyyy-MM-dd`): until when it is done, else when it was planned; null without either. */
export function getPlanDay({ due, created }: Pick<Plan, 'due' | 'created'>): string | null {
  return typeof due === 'string' && isDay(due) ? due : parseDay(created)
}

/** Whether a plan is neither closed nor dropped. */
export function isOpen({ state }: Pick<Plan, 'state'>): boolean {
  return state === 'planned' || state === 'implemented'
}

/**
 * Plans as people work through them: overdue ones, then the other open ones, each by the day that is shown with them, then
 * the rest, the latest first.
 */
export function inWorkOrder<P extends Pick<Plan, 'state' | 'due' | 'look_again' | 'created'>>(
  plans: readonly P[],
  today: string,
): P[] {
  const getPlace = (plan: P) => {
    const { status, day } = getPlanStatus(plan, today)
    return `${status === 'overdue' ? 0 : 1} ${day?.day ?? '9999'}`
  }
  const open = plans.filter(isOpen).toSorted((one, other) => getPlace(one).localeCompare(getPlace(other)))
  const over = plans
    .filter((plan) => !isOpen(plan))
    .toSorted((one, other) => (getPlanDay(other) ?? '').localeCompare(getPlanDay(one) ?? ''))
  return [...open, ...over]
}

/** The page of the plans that a person keeps for themselves, as there is no list of them. */
export const ownPlansPath = '/own-plans'

/** Where plans are kept: on the server for all of an institution, or in one's own settings, visible to oneself alone. */
export type PlanPlace = 'server' | 'own'

/** The address of a plan; one of one's own has no page: it is shown in its evaluation. */
export function planAddress({ id, evaluation }: Plan, place: PlanPlace | undefined): string {
  return place === 'own' ? `/results/evaluations/${getIds(evaluation)[0]}` : `/results/actions/${id}`
}

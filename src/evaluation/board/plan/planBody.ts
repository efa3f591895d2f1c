import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import type { Plan } from '#features/plans/planRules.ts'
import type { PlanAbout } from './planAbout.ts'

export const planStates = ['planned', 'implemented', 'closed', 'dropped'] as const

export type PlanValues = {
  /** The place of the institution. */
  institution: string
  title: string
  field_of_action: string
  barrier: string
  owner: string
  due: string | null
  /** In per cent for a share. */
  target: number | null
  look_again: string | null
  state: (typeof planStates)[number]
}

/** Three months to do it, and a year of answers after that to see it. */
const [dueDays, lookDays] = [90, 455]
const maxField = 120

/** The values that a new plan begins with. */
export function initialPlan({ name }: Pick<PlanAbout, 'name'>, owner: string, now: Date): PlanValues {
  return {
    institution: '0',
    title: '',
    field_of_action: name.slice(0, maxField),
    barrier: '',
    owner,
    due: dayAfter(now, dueDays),
    target: null,
    look_again: dayAfter(now, lookDays),
    state: 'planned',
  }
}

/** The values of a stored plan. */
export function storedPlan(plan: Plan, about: PlanAbout, viewer: { id: number; name: string }): PlanValues {
  const { title, field_of_action, barrier, owner, owner_text, due, target, look_again, state } = plan
  const value = typeof target === 'number' ? target : null
  return {
    institution: '0',
    title: toText(title),
    field_of_action: toText(field_of_action),
    barrier: toText(barrier),
    owner: owner === viewer.id ? viewer.name : toText(owner_text),
    due: due ?? null,
    // Without an error of floating point.
    target: value !== null && isShare(about) ? Number((value * 100).toPrecision(12)) : value,
    look_again: look_again ?? null,
    state: planStates.find((one) => one === state) ?? 'planned',
  }
}

function isShare({ figure }: PlanAbout): boolean {
  return figure?.known.share != null
}

/** A target in the unit of the figure: a share is entered in per cent. */
export function toTarget(target: number | null, isPercent: boolean): number | null {
  return target === null || !isPercent ? target : target / 100
}

/** The record of a plan; the viewer is its owner by their account. */
export function planBody(values: PlanValues, about: PlanAbout, viewer: { id: number; name: string }) {
  const { institution, owner, target, ...rest } = values
  const { content_type = null, object_id = null } =
    about.institutions[Number(institution)] ?? about.institutions[0] ?? {}
  const isOwn = owner === viewer.name
  return {
    ...rest,
    evaluation: about.evaluation,
    chart: about.chart,
    keys: about.keys,
    content_type,
    object_id,
    owner: isOwn ? viewer.id : null,
    owner_text: isOwn ? '' : owner,
    target: toTarget(target, isShare(about)),
    note: '',
  }
}

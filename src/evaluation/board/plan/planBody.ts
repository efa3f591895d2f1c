import { dayAfter } from '#lib/dates/dates.ts'
import type { PlanAbout } from './planAbout.ts'

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
  }
}

/** A target in the unit of the figure: a share is entered in per cent. */
export function toTarget(target: number | null, isShare: boolean): number | null {
  return target === null || !isShare ? target : target / 100
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
    target: toTarget(target, about.figure?.known.share != null),
    state: 'planned' as const,
    note: '',
  }
}

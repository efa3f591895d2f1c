import { type Plan, planFields } from './planRules.ts'

export type PlanField = (typeof planFields)[number]

/**
 * What somebody changed of a plan since `base`, on what is stored now. `both` are the fields that were changed to
 * something else there, too: those have the stored value.
 */
export function mergePlans(base: Plan, stored: Plan, own: Plan): { merged: Plan; both: PlanField[] } {
  const isSame = (field: PlanField, one: Plan, other: Plan) => (one[field] ?? null) === (other[field] ?? null)
  const changed = planFields.filter((field) => !isSame(field, base, own) && !isSame(field, stored, own))
  const both = changed.filter((field) => !isSame(field, base, stored))
  const mine = changed.filter((field) => !both.includes(field)).map((field) => [field, own[field]] as const)
  return { merged: { ...stored, ...Object.fromEntries(mine) }, both }
}

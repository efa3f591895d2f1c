import { settling } from '#api/rows/userCharts.ts'
import { mergePlans, type PlanField } from './mergePlans.ts'
import type { Plan } from './planRules.ts'

/** A plan that a person keeps for themselves, with the `modified` of the version that it was made from. */
export type OwnPlan = Plan & { replaces?: string | null }

/** A plan as this session saved it, and the one that it was made from; null for a new one. */
export type SavedPlan = { base: Plan | null; plan: OwnPlan }

// The backend has no conditional requests: only who has saved a plan can notice that it was overwritten.
const saved = new Map<number, Map<number, SavedPlan & { checked: number }>>()

/** Keeps what was saved until the page is left. */
export function remember(user: number, entry: SavedPlan): void {
  saved.set(user, new Map([...getSaved(user), [entry.plan.id, { ...entry, checked: 0 }]]))
}

/** The plans that a user has saved in this session, by their id. */
export function getSaved(user: number): ReadonlyMap<number, SavedPlan & { checked: number }> {
  return saved.get(user) ?? new Map<number, SavedPlan & { checked: number }>()
}

/** Notes that a plan was looked for once more. */
export function countCheck(user: number, id: number): void {
  const entry = saved.get(user)?.get(id)
  if (entry) entry.checked += 1
}

/** Whether a plan was saved so recently that another device may still overwrite it. */
export function isSettling(user: number): boolean {
  return [...getSaved(user).values()].some(({ checked }) => checked < settling.checks)
}

/**
 * The plan that has to be stored, given those that are: null if the saved one or a later version is there. Of two that
 * were made from the same version, the fields that only the saved one changed are added to the stored one.
 */
export function reconciled(
  plans: readonly OwnPlan[],
  { base, plan }: SavedPlan,
): { plan: OwnPlan; theirs: PlanField[] } | null {
  const stored = plans.find(({ id }) => id === plan.id)
  if (!stored || (base && stored.modified === base.modified)) return { plan, theirs: [] }
  if (stored.modified === plan.modified || !base || (stored.replaces ?? null) !== (plan.replaces ?? null)) return null
  const { merged, both } = mergePlans(base, stored, plan)
  const next = { ...merged, modified: new Date().toISOString(), replaces: stored.modified ?? null }
  return { plan: next, theirs: both }
}

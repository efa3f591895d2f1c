import type { Option } from '#engine/fields/fieldType.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** The state of a reviewer's request. */
export const reviewerStates = [
  [1, 'open'],
  [2, 'accepted'],
  [3, 'declined'],
  [4, 'confirmed'],
  [5, 'cancelled'],
] as const satisfies readonly Option[]

/** A reviewer of a review as returned by the server or added here (`reviewer` is an id then). */
export type Entry = { [key: string]: unknown; state?: unknown; reviewer?: unknown }

/** Reads the reviewers from an unknown value. */
export function getReviewers(value: unknown): Entry[] {
  return Array.isArray(value)
    ? value.filter((one: unknown): one is Entry => typeof one === 'object' && one !== null)
    : []
}

/** Whether every row has a reviewer and a state; others cannot be saved. */
export function areNamed(value: unknown): boolean {
  return getReviewers(value).every(
    ({ state, reviewer }) =>
      typeof state === 'number' && (typeof reviewer === 'number' || getAtPath(reviewer, 'id') !== undefined),
  )
}

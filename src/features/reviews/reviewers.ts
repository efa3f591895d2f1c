import type { Option } from '#engine/fields/fieldType.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** How far a reviewer's request has come. */
export const reviewerStates = [
  [1, 'open'],
  [2, 'accepted'],
  [3, 'declined'],
  [4, 'confirmed'],
  [5, 'cancelled'],
] as const satisfies readonly Option[]

/** A reviewer of a review as it came from the server or was added here (`reviewer` an id then). */
export type Entry = { [key: string]: unknown; state?: unknown; reviewer?: unknown }

/** Reads the reviewers from an unknown value. */
export function getReviewers(value: unknown): Entry[] {
  return Array.isArray(value)
    ? value.filter((one: unknown): one is Entry => typeof one === 'object' && one !== null)
    : []
}

/** Whether every line names a reviewer and a state; one that does not cannot be saved. */
export function areNamed(value: unknown): boolean {
  return getReviewers(value).every(
    ({ state, reviewer }) =>
      typeof state === 'number' && (typeof reviewer === 'number' || getAtPath(reviewer, 'id') !== undefined),
  )
}

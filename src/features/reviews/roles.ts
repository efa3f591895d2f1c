import type { RowAt } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { type Entry, getReviewers } from './reviewers.ts'

/** The roles of a team: a lead and each profession. */
export const roles = ['leader', 'doctor', 'psychology', 'nursing'] as const
export type Role = (typeof roles)[number]

const jobs: Record<number, Role> = { 1: 'doctor', 2: 'psychology', 3: 'nursing' }
const leads = 1
const requestKey = 'request'
/** Declined and cancelled: these people do not come. */
const gone = [3, 5]

/** The query of the reviewers who can fill a role. */
export function getRoleQuery(role: Role): Query {
  if (role === 'leader') return { team_leader: leads }
  return { job_type: Object.keys(jobs).find((job) => jobs[Number(job)] === role) }
}

/** The page of a review on which somebody is requested for a role. */
export const requestPath = (review: number, role: Role): string => `/irp/reviews/${review}?${requestKey}=${role}`

/** The role that an address requests somebody for. */
export function getRequestedRole(address: URLSearchParams): Role | undefined {
  return roles.find((role) => role === address.get(requestKey))
}

/**
 * The people in each role of a review; `people` are the reviewers by id, with profession and team lead. A role without
 * anybody is empty.
 */
export function getRoles(
  review: RowAt<'irp/reviews'>,
  people: ReadonlyMap<number, RowAt<'irp/reviewers'>>,
): Record<Role, Entry[]> {
  const filled: Record<Role, Entry[]> = { leader: [], doctor: [], psychology: [], nursing: [] }
  for (const entry of getReviewers(review.reviewers)) {
    if (gone.includes(Number(entry.state))) continue
    for (const role of findRoles(entry, people)) filled[role].push(entry)
  }
  return filled
}

/** How many roles have nobody in the teams of these reviews. */
export function countMissing(
  reviews: readonly RowAt<'irp/reviews'>[],
  people: readonly RowAt<'irp/reviewers'>[],
): number {
  const known = new Map(people.map((row) => [row.id, row]))
  const teams = reviews.map((review) => getRoles(review, known))
  return teams.flatMap((team) => roles.filter((role) => team[role].length === 0)).length
}

/** The roles that a person has in a team, whatever the state of the request. */
export function findRoles(entry: Entry, people: ReadonlyMap<number, RowAt<'irp/reviewers'>>): Role[] {
  const id = getAtPath(entry.reviewer, 'id') ?? entry.reviewer
  const person = typeof id === 'number' ? people.get(id) : undefined
  const job = jobs[Number(person?.job_type)]
  return [...(person?.team_leader === leads ? (['leader'] as const) : []), ...(job ? [job] : [])]
}

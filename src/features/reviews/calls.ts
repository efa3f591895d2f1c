import { call } from '#api/calls/client.ts'
import { listQuery } from '#api/rows/queries.ts'

/** Sends a reviewer's response to an open request: 2 yes, 3 no. Throws Conflict when it was already answered. */
export async function answerReview(id: number, state: 2 | 3): Promise<void> {
  await call('POST', `irp/reviews/${id}/answer/`, { body: { state } })
}

/** Every review this user may see; the server itself returns only a reviewer's own. */
export const reviewsQuery = (userId: number) =>
  listQuery(userId, 'irp/reviews', { byPermissions: 0, ordering: '-date', size: 'all' })

/** Every reviewer, with profession and team lead; for staff. */
export const reviewersQuery = (userId: number) => listQuery(userId, 'irp/reviewers', { size: 'all' })

/** The viewer as a reviewer, with profession and team lead. */
export const ownReviewerQuery = (user: number) => listQuery(user, 'irp/reviewers', { user, size: 'all' })

/** The review years, the newest first. */
export const reviewYearsQuery = (userId: number) =>
  listQuery(userId, 'irp/review_years', { size: 'all', ordering: '-year' })

import { call } from '#api/client.ts'

/** A reviewer's answer to an open request: 2 yes, 3 no. One that was answered already is a Conflict. */
export async function answerReview(id: number, state: 2 | 3): Promise<void> {
  await call('POST', `irp/reviews/${id}/answer/`, { body: { state } })
}

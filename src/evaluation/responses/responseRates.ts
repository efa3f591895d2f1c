import { getShare } from '#evaluation/counting/statistics/shares.ts'

/** Questionnaires sent below this number give no rate (as groups below ten give no verdict). */
export const minSent = 10

export type ResponseState = 'unknown' | 'undeclared' | 'more' | 'nothing' | 'unanswered' | 'few' | 'low' | 'normal'

/** What is known of an institution: null where the server says nothing or cannot be trusted. */
export type Response = { sent: number | null; answered: number | null }

/** A share with its 95 % interval, from 0 to 1. */
export type Rate = { share: number; low: number; high: number }

/**
 * The response rate of an institution: answers of questionnaires sent, with Wilson's interval. Null where there is none: one of the two
 * is unknown, fewer than ten were sent, or there are more answers than were sent.
 */
export function getRate({ sent, answered }: Response): Rate | null {
  return sent === null || answered === null || sent < minSent || answered > sent ? null : getShare(answered, sent)
}

/** What there is to say of a response; `low` is a rate below `limit` (0 to 1). */
export function getState({ sent, answered }: Response, limit: number): ResponseState {
  if (answered === null) return 'unknown'
  if (sent === null) return 'undeclared'
  if (answered > sent) return 'more'
  if (sent === 0) return 'nothing'
  if (answered === 0) return 'unanswered'
  if (sent < minSent) return 'few'
  return answered / sent < limit ? 'low' : 'normal'
}

/** All institutions together, and how many of them count: those whose two numbers are known and no contradiction. */
export function getTotal(responses: readonly Response[]): { sent: number; answered: number; of: number } {
  const total = { sent: 0, answered: 0, of: 0 }
  for (const { sent, answered } of responses) {
    if (sent === null || answered === null || answered > sent) continue
    total.sent += sent
    total.answered += answered
    total.of += 1
  }
  return total
}

// Which journeys run where a slow machine has no time for all of them: a share of them, spread over all files, of
// which each commit runs others.
import { createHash } from 'node:crypto'

/** Journeys of `npm test` are the longer ones: the others take about this part of their time. */
const restPart = 0.7

/** The share of `count` other journeys that fits into `seconds`, where one of `npm test` took `each` seconds; at most 1. */
export function shareThatFits(count, seconds, each) {
  return count * each === 0 ? 1 : Math.max(0, Math.min(1, seconds / (count * each * restPart)))
}

/** Whether a test (its title with its file) is one of the share of a commit; always where the share is 1. */
export function isInShare(share, title, commit) {
  const hash = createHash('sha256').update(`${commit} ${title}`).digest()
  return hash.readUInt32BE(0) / 2 ** 32 < share
}

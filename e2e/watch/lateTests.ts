import type { TestInfo } from '@playwright/test'
import { isInShare } from '../../.ci/testing/share.mjs'

/** The annotation of a test that a run has left out; `.ci/test.mjs` counts these. */
const leftOut = 'the time of the run is up'

/**
 * Skips a test that would begin after TESTS_END (seconds since 1970), or is not in the share of journeys that a slow
 * machine has time for. `.ci/run` sets the first, `.ci/test.mjs` the second.
 */
export function skipWhenLate(info: TestInfo): void {
  const { TESTS_END = 'Infinity', TESTS_SHARE = '1', TESTS_COMMIT = '' } = process.env
  const isLate = Date.now() / 1000 > Number(TESTS_END)
  info.skip(isLate || !isInShare(Number(TESTS_SHARE), info.titlePath.join(' '), TESTS_COMMIT), leftOut)
}

import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'

/** A further call of a save. It has a name, so that a failed one can be reported and sent again alone. */
export type FollowUpCall = { name: string; run: () => Promise<void> }
/** The further calls of a save, from the record before and after it. */
export type FollowUpCallsOf<R = Row> = (
  saved: R,
  wanted: Record<string, unknown>,
  before: R | undefined,
  viewer: Viewer,
) => FollowUpCall[] | Promise<FollowUpCall[]>

import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Values } from '#engine/collection.ts'

/** A further call of a save. It has a name, so that a failed one can be reported and sent again alone. */
export type FollowUpCall = { name: string; run: () => Promise<void> }
/** The further calls of a save, from the record before and after it. */
export type FollowUpCallsOf<R = Row> = (
  saved: R,
  wanted: Values,
  before: R | undefined,
  viewer: Viewer,
) => FollowUpCall[] | Promise<FollowUpCall[]>

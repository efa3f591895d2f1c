import type { Viewer } from '#api/session/viewer.ts'
import { ownLists } from '#evaluation/board/useOwnInstitutions.ts'
import type { Readable } from '#evaluation/model/comments.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'

/**
 * Whose texts somebody may read: staff those of all institutions, everybody else those of their own, by name and by id; a visitor of
 * the demo, who has none, those of its example (`names`).
 */
export function getReadable(viewer: Viewer, names: readonly string[], measures: Iterable<MeasureRow>): Readable {
  if (viewer.isStaff) return 'all'
  const ids = ownLists(viewer, measures).flatMap((list) => [...list.ids])
  return { names, ids: viewer.isDemo ? null : ids }
}

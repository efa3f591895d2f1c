import type { RowAt } from '#api/rows/page.ts'
import { isMoniqOnly as isMoniq } from '#api/evaluationMarks.ts'
import type { Rule } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'

type Evaluation = RowAt<'results/evaluations'>

/** Staff, the creator and the listed admins save, clone and delete an evaluation. */
export const canManage: Rule<Evaluation> = (viewer, row) =>
  viewer.isStaff || (row !== undefined && (row.creator_id === viewer.id || lists(row.users_admin, viewer)))

/** A parent evaluation is for staff and those listed; for any other the server decides which ones it lists. */
export const canSee: Rule<Evaluation> = (viewer, row) => {
  if (viewer.isStaff || row?.is_parent_evaluation !== true) return true
  return lists(row.view_access_admins, viewer) || lists(row.view_access_users, viewer)
}

export const isMoniqOnly: Rule = (_viewer, row) => isMoniq(row?.id ?? 0)

function lists(people: unknown, viewer: Viewer): boolean {
  return getIds(people).some((id) => Number(id) === viewer.id)
}

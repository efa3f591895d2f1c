import { isMoniqOnly as isMoniq } from '#api/evaluationMarks.ts'
import type { Rule } from '#api/rules.ts'
import type { Viewer } from '#api/viewer.ts'

type Evaluation = {
  id: number
  creator_id: number | null
  is_parent_evaluation: boolean
  users_admin: number[]
  view_access_admins: number[]
  view_access_users: number[]
}

/** Staff, the creator and the listed admins save, clone and delete an evaluation. */
export const mayManage: Rule = (viewer, row) => viewer.isStaff || isOwn(viewer, row as Partial<Evaluation> | undefined)

/** A parent evaluation is for staff and those listed; for any other the server decides what it lists. */
export const maySee: Rule = (viewer, row) => {
  const evaluation = row as Partial<Evaluation> | undefined
  if (viewer.isStaff || evaluation?.is_parent_evaluation !== true) return true
  return [evaluation.view_access_admins, evaluation.view_access_users].some((ids) => ids?.includes(viewer.id) === true)
}

export const isMoniqOnly: Rule = (_viewer, row) => isMoniq((row as Partial<Evaluation> | undefined)?.id ?? 0)

function isOwn(viewer: Viewer, row: Partial<Evaluation> | undefined): boolean {
  if (!row) return false
  return row.creator_id === viewer.id || row.users_admin?.includes(viewer.id) === true
}

import { toNumber } from '#evaluation/model/parse.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { getPermissions } from '#lib/permissions.ts'
import { parseTime } from '#lib/dates/dates.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The rules by which somebody can open an evaluation, the strongest first. */
export const accessRules = ['staff', 'creator', 'admin', 'view-admin', 'view-user', 'institution'] as const
export type AccessRule = (typeof accessRules)[number]

/** The fields of an evaluation that decide who can open it, as they are stored or as a form has them. */
export type AccessFields = Partial<
  Pick<
    EvaluationRow,
    | 'creator_id'
    | 'users_admin'
    | 'view_access_admins'
    | 'view_access_users'
    | 'view_access_object_ids'
    | 'content_type'
    | 'object_id'
    | 'is_parent_evaluation'
  >
>

/** Who can open an evaluation: people by id, and the institutions (of one content type) that open it. */
export type Access = {
  listed: ReadonlyMap<number, readonly AccessRule[]>
  contentType: number | undefined
  objects: readonly number[]
  isParent: boolean
}

export type AccessPerson = {
  id: number
  is_staff?: unknown
  is_superuser?: unknown
  last_login?: unknown
  app_permissions?: unknown
}

/** The rules of an evaluation. A parent evaluation is opened by nobody for a permission on an institution (ROLE-21). */
export function getAccess(row: AccessFields): Access {
  const listed = new Map<number, AccessRule[]>()
  const list = (value: unknown, rule: AccessRule) => {
    for (const id of new Set(getIds(value).map(Number))) listed.set(id, [...(listed.get(id) ?? []), rule])
  }
  list(row.creator_id, 'creator')
  list(row.users_admin, 'admin')
  list(row.view_access_admins, 'view-admin')
  list(row.view_access_users, 'view-user')
  const isParent = row.is_parent_evaluation === true
  const objects = [...getIds(row.view_access_object_ids), ...getIds(row.object_id)].map(Number).filter((id) => id > 0)
  return {
    listed,
    contentType: toNumber(getIds(row.content_type)[0]),
    objects: isParent ? [] : [...new Set(objects)],
    isParent,
  }
}

/** The institutions of an evaluation that a person has a permission on. */
export function getInstitutions({ contentType, objects }: Access, person: AccessPerson): number[] {
  return getPermissions(person.app_permissions)
    .filter(({ content_type, object_id }) => content_type === contentType && objects.includes(object_id))
    .map(({ object_id }) => object_id)
}

/** Every rule by which a person can open an evaluation; none if there is no known one. */
export function findRules(access: Access, person: AccessPerson): AccessRule[] {
  const rules = new Set(access.listed.get(person.id))
  if (person.is_staff === true || person.is_superuser === true) rules.add('staff')
  if (getInstitutions(access, person).length > 0) rules.add('institution')
  return accessRules.filter((rule) => rules.has(rule))
}

/**
 * Whether the portal refuses the page in spite of a rule: who made or manages a parent evaluation opens it only if listed
 * as a reader as well (ROLE-21). The server may still answer these people.
 */
export function isRefused({ isParent }: Access, rules: readonly AccessRule[]): boolean {
  return isParent && rules.every((rule) => rule === 'creator' || rule === 'admin')
}

export type SignedIn = 'since' | 'before' | 'never' | 'unknown'

/** Whether somebody signed in at or after an instant (ISO); unknown where the server gives no time. */
export function getSignInState({ last_login }: AccessPerson, since: unknown): SignedIn {
  if (last_login === null) return 'never'
  const [at, from] = [parseTime(last_login), parseTime(since)]
  if (at === null || from === null) return 'unknown'
  return at < from ? 'before' : 'since'
}

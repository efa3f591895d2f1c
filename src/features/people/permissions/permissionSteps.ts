import type { RowAt } from '#api/rows/page.ts'
import i18next from 'i18next'
import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { listRows } from '#api/rows/rows.ts'
import { createRow, removeRow, replaceRow } from '#api/rows/writeRows.ts'
import type { FollowUpCall, FollowUpCallsOf } from '#engine/form/save/followUpCalls.ts'
import { permissionDifferences } from './permissionDifferences.ts'
import { type Permission, getPermissions } from '#lib/permissions.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'

const endpoint = 'accounts/app_permissions'

/** The requests that turn a user's app permissions into the wanted ones: only the differences. */
const permissionSteps: FollowUpCallsOf<RowAt<'accounts/users'>> = (saved, wanted, before, viewer) => {
  if (!viewer.isStaff) return []
  const known = getPermissions(before?.app_permissions)
  const { added, updated, deleted } = permissionDifferences(known, getPermissions(wanted.app_permissions))
  const step = (
    word: 'permissions.add' | 'permissions.change' | 'permissions.remove',
    from: Permission | undefined,
    to: Permission | undefined,
  ): FollowUpCall => {
    const one = to ?? from
    const type = viewer.contentTypes.find(({ id }) => id === one?.content_type)
    const what = `${type?.app_label ?? one?.content_type} ${one?.object_id}`
    return { name: `${i18next.t(word, { ns: 'actions' })} ${what}`, run: async () => await bring(saved.id, from, to) }
  }
  return [
    ...added.map((one) => step('permissions.add', undefined, one)),
    ...updated.map((one) =>
      step(
        'permissions.change',
        known.find(({ id }) => id === one.id),
        one,
      ),
    ),
    ...deleted.map((one) => step('permissions.remove', one, undefined)),
  ]
}
export default permissionSteps

/**
 * Changes a permission of a user from one state to another, either of which may be absent. The stored state is read
 * first: a change already made is not repeated, and a change by somebody else meanwhile is a Conflict. A lost response
 * is looked up.
 */
async function bring(user: number, from: Permission | undefined, to: Permission | undefined): Promise<void> {
  const stored = await storedAs(user, from, to)
  if (isEqual(stored, to)) return
  if (!isEqual(stored, from)) throw new ConflictError()
  try {
    if (!to) await removeRow(endpoint, Number(stored?.id))
    else if (stored?.id === undefined) await createRow(endpoint, { ...withoutId(to), user })
    else await replaceRow(endpoint, stored.id, { ...to, id: stored.id, user })
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError) || !isEqual(await storedAs(user, from, to), to)) throw error
  }
}

/** The stored permission: the one with this id, else the one on the same object. */
async function storedAs(user: number, from: Permission | undefined, to: Permission | undefined) {
  const { rows } = await listRows(endpoint, { user, size: 'all' })
  // Permissions of other people in the list are never changed.
  const stored = getPermissions(withoutOthers({ user }, rows))
  const one = to ?? from
  return (
    stored.find(({ id }) => id === from?.id) ??
    stored.find(({ content_type, object_id }) => content_type === one?.content_type && object_id === one.object_id)
  )
}

function isEqual(one: Permission | undefined, other: Permission | undefined): boolean {
  return one?.role === other?.role && (one === undefined) === (other === undefined)
}

function withoutId({ id: _id, ...rest }: Permission): Permission {
  return rest
}

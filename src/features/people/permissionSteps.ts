import i18next from 'i18next'
import { ResultUnknown } from '#api/errors.ts'
import { createRow, listRows, removeRow, replaceRow } from '#api/rows.ts'
import type { Viewer } from '#api/viewer.ts'
import type { FollowUpCall, FollowUpCallsOf } from '#engine/collection.ts'
import { permissionDifferences } from '#features/people/permissionDifferences.ts'
import { type Permission, permissionsIn } from '#features/people/permissions.ts'

const endpoint = 'accounts/app_permissions'

/**
 * The calls that bring a user's app permissions to what the form says: only the differences against what was
 * loaded, each by its id; one that somebody else removed meanwhile is not removed again.
 */
const permissionSteps: FollowUpCallsOf = async (saved, edited, loaded, viewer) => {
  if (!viewer.isStaff) return []
  const before = permissionsIn(loaded?.app_permissions)
  const { added, updated, deleted } = permissionDifferences(before, permissionsIn(edited.app_permissions))
  if (added.length + updated.length + deleted.length === 0) return []
  const { rows } = await listRows(endpoint, { user: saved.id, size: 'all' })
  const ids = new Set(rows.map(({ id }) => id))
  const stored = permissionsIn(rows)
  const user = saved.id
  return [
    // What an earlier save has added already is there.
    ...added
      .filter((one) => !isAmong(stored, one))
      .map((one) => step('permissions.add', one, viewer, () => addOnce(one, user))),
    ...updated.map((one) =>
      step('permissions.change', one, viewer, () => replaceRow(endpoint, Number(one.id), { ...one, user })),
    ),
    ...deleted
      .filter(({ id }) => id !== undefined && ids.has(id))
      .map((one) => step('permissions.remove', one, viewer, () => removeRow(endpoint, Number(one.id)))),
  ]
}
export default permissionSteps

/** Adds a permission. Where the answer gets lost, what is stored is looked at, so that sending again never adds it twice. */
async function addOnce(one: Permission, user: number): Promise<void> {
  try {
    await createRow(endpoint, { ...one, user })
  } catch (error) {
    if (!(error instanceof ResultUnknown)) throw error
    const { rows } = await listRows(endpoint, { user, size: 'all' })
    if (!isAmong(permissionsIn(rows), one)) throw error
  }
}

function isAmong(stored: readonly Permission[], { content_type, object_id, role }: Permission): boolean {
  return stored.some((one) => one.content_type === content_type && one.object_id === object_id && one.role === role)
}

function step(
  word: 'permissions.add' | 'permissions.change' | 'permissions.remove',
  one: Permission,
  viewer: Viewer,
  call: () => Promise<unknown>,
): FollowUpCall {
  const type = viewer.contentTypes.find(({ id }) => id === one.content_type)
  const what = `${type?.app_label ?? one.content_type} ${one.object_id}`
  return { name: `${i18next.t(word)} ${what}`, run: async () => void (await call()) }
}

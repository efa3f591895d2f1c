import { config } from '#api/config/config.ts'
import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from './collection.ts'

export type Permission = keyof Collection['permissions']

/** The permission that another one derives from where a collection has no rule of its own. */
const fallbackPermission: Partial<Record<Permission, Permission>> = { list: 'read', clone: 'create', restore: 'delete' }

/** Whether a collection lets a viewer do something; without a rule it is refused. */
export function can(collection: Collection, permission: Permission, viewer: Viewer, row?: Row): boolean {
  if (config().superuserOnly.includes(collection.path) && !viewer.isSuperuser) return false
  if (permission === 'restore' && !collection.trash) return false
  const rule =
    collection.permissions[permission] ?? collection.permissions[fallbackPermission[permission] ?? permission]
  return rule?.(viewer, row) ?? false
}

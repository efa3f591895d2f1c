import { config } from '#api/config.ts'
import type { Row } from '#api/page.ts'
import type { Viewer } from '#api/viewer.ts'
import type { Collection } from '#engine/collection.ts'

export type Permission = 'read' | 'list' | 'create' | 'clone' | 'update' | 'delete'

/** Whether a collection lets somebody do a thing; what it does not name is refused. */
export function can(collection: Collection, deed: Permission, viewer: Viewer, row?: Row): boolean {
  const rules = collection.may
  if (config().superuserOnly.includes(collection.path) && !viewer.isSuperuser) return false
  if (deed === 'list') return (rules.list ?? rules.read)(viewer)
  if (deed === 'read') return rules.read(viewer, row)
  if (deed === 'clone') return (rules.clone ?? rules.create)?.(viewer, row) ?? false
  return rules[deed]?.(viewer, row) ?? false
}

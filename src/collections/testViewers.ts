import type { Viewer } from '#api/viewer.ts'
import { viewerOf } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 1,
  app_label,
  model: 'hospital',
}))
const group = { id: 6, app_label: 'apps', model: 'group' }
/** A permission on an institution of a kind: role 1 is an admin. */
const on = (content_type: number, role: number) => ({ id: content_type, content_type, object_id: 1, role })
export const rights = { contentTypes: [...contentTypes, group] }
/** One of everybody who may sign in, by what they are. */
export const viewers: Record<string, Viewer> = {
  superuser: viewerOf({ ...rights, isStaff: true, isSuperuser: true }),
  staff: viewerOf({ ...rights, isStaff: true }),
  hospitalAdmin: viewerOf({ ...rights, appPermissions: [on(1, 1)] }),
  hospitalUser: viewerOf({ ...rights, appPermissions: [on(1, 2)] }),
  reviewer: viewerOf({ ...rights, appPermissions: [on(5, 2)] }),
  demo: viewerOf({ ...rights, isDemo: true }),
  secondVariant: viewerOf({ ...rights, appPermissions: [on(6, 2)] }),
}

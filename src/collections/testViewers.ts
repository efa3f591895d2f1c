import type { Viewer } from '#api/session/viewer.ts'
import { getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 1,
  app_label,
  model: 'hospital',
}))
const group = { id: 6, app_label: 'apps', model: 'group' }
/** A permission on an institution of a kind: role 1 is an admin. */
const on = (content_type: number, role: number) => ({ id: content_type, content_type, object_id: 1, role })
export const rights = { contentTypes: [...contentTypes, group] }
/** One viewer of each role that may sign in. */
export const viewers: Record<string, Viewer> = {
  superuser: getViewer({ ...rights, isStaff: true, isSuperuser: true }),
  staff: getViewer({ ...rights, isStaff: true }),
  hospitalAdmin: getViewer({ ...rights, appPermissions: [on(1, 1)] }),
  hospitalUser: getViewer({ ...rights, appPermissions: [on(1, 2)] }),
  reviewer: getViewer({ ...rights, appPermissions: [on(5, 2)] }),
  demo: getViewer({ ...rights, isDemo: true }),
  secondVariant: getViewer({ ...rights, appPermissions: [on(6, 2)] }),
}

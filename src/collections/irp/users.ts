import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import { programmeUser, withPermissionsOn } from '#presets/programmeUser.ts'

export default defineCollection({
  ...extend(programmeUser, {
    panels: [{ name: 'user_files', hasHead: true, load: () => import('#features/people/UserFiles.tsx') }],
  }),
  query: withPermissionsOn('irp'),
  imports: { show: staff, load: () => import('#presets/people/ImportPeople.tsx') },
  addPath: '/accounts/invitations/+',
  menu: { order: 3 },
})

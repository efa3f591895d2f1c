import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import { programmeUser, withRightsAt } from '#presets/programmeUser.ts'

export default defineCollection({
  ...extend(programmeUser, {
    panels: [{ name: 'user_files', load: () => import('#features/people/UserFiles.tsx') }],
  }),
  query: withRightsAt('irp'),
  addPath: '/accounts/invitations/+',
  menu: { order: 3 },
})

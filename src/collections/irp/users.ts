import { defineCollection } from '#engine/collection.ts'
import { programmeUser, withRightsIn } from '#presets/programmeUser.ts'

export default defineCollection({
  ...programmeUser,
  query: withRightsIn('irp'),
  addPath: '/accounts/invitations/+',
  panels: [...programmeUser.panels, { name: 'user_files', load: () => import('#features/people/UserFiles.tsx') }],
  menu: { order: 3 },
})

import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { programmeUser, withPermissionsOn } from '#presets/programmeUser.ts'

export default defineCollection({
  ...programmeUser,
  query: withPermissionsOn('moniq'),
  imports: { show: staff, load: () => import('#presets/people/ImportPeople.tsx') },
  menu: { order: 2 },
})

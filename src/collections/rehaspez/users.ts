import { defineCollection } from '#engine/collection.ts'
import { programmeUser, withRightsIn } from '#presets/programmeUser.ts'

export default defineCollection({ ...programmeUser, query: withRightsIn('rehaspez'), menu: { order: 2 } })

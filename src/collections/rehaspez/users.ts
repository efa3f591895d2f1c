import { defineCollection } from '#engine/collection.ts'
import { programmeUser, withPermissionsOn } from '#presets/programmeUser.ts'

export default defineCollection({ ...programmeUser, query: withPermissionsOn('rehaspez'), menu: { order: 2 } })

import { defineCollection } from '#engine/collection.ts'
import { programmeUser, withRightsAt } from '#presets/programmeUser.ts'

export default defineCollection({ ...programmeUser, query: withRightsAt('studek'), menu: { order: 2 } })

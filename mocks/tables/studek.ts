import { hospitalTable } from './hospital.ts'
import { keyed } from './keyed.ts'
import { eventTable, measureTable } from './measure.ts'

export const studekTables = keyed(
  hospitalTable('studek', { categories: [1, 2, 3, 4, 5], measures: 'studek/measures' }),
  measureTable('studek', { categories: [1, 2, 3, 4, 5] }),
  eventTable('studek', 'events'),
)

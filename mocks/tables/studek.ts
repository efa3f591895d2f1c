import { hospitalTable } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'
import { eventTable, measureTable } from '../schema/measure.ts'

export default keyed(
  hospitalTable('studek', { categories: [1, 2, 3, 4, 5], measures: 'studek/measures' }),
  measureTable('studek', { categories: [1, 2, 3, 4, 5] }),
  eventTable('studek', 'events'),
)

import { relationName } from '#presets/cells.ts'
import { events } from '#presets/event.ts'

export default events('rehaspez/events', (measures) =>
  relationName({ endpoint: measures, label: ['name'] }, 'measure_name'),
)

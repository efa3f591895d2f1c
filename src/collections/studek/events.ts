import { nameOf } from '#presets/cells.ts'
import { events } from '#presets/event.ts'

export default events('studek', (measures) => nameOf({ endpoint: measures, label: ['name'] }, 'measure_name'))

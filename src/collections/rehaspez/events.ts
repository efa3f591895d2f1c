import { nameOf } from '#shapes/cells.ts'
import { events } from '#shapes/event.ts'

export default events('rehaspez', (measures) => nameOf({ endpoint: measures, label: ['name'] }, 'measure_name'))

import { groupedBy } from '../db/derived.ts'
import type { Row } from '../db/json.ts'
import { toNumbers } from '../db/json.ts'
import { choices, computed, integer, range, relation, required, stamps } from '../schema/fields.ts'
import { hospitalName, hospitalTable } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'
import { eventTable, measureTable } from '../schema/measure.ts'
import { staffOnly } from '../schema/rules.ts'

const areas = [
  'Geriatrisch',
  'Internistisch',
  'Muskuloskelettal',
  'Neurologisch',
  'Onkologisch',
  'Kardial',
  'Paraplegiologisch',
  'Psychosomatisch',
  'Pulmonal',
]
const areasText = (row: Row): string =>
  toNumbers(row['rehab_areas'])
    .map((area) => areas[area - 1] ?? '')
    .join(', ')

const getDeclarations = groupedBy('hospital')

export default keyed(
  hospitalTable('rehaspez', {
    categories: [2],
    measures: 'rehaspez/measures',
    fields: {
      rehab_declarations: computed((row, world) =>
        (getDeclarations(world.rows('rehaspez/rehabdeclaration')).get(row.id) ?? []).map((declaration) => ({
          id: declaration.id,
          year: declaration['year'] ?? null,
          rehab_areas_text: areasText(declaration),
        })),
      ),
    },
  }),
  measureTable('rehaspez', { categories: [2], withoutValidUntil: true }),
  eventTable('rehaspez', 'events'),
  {
    path: 'rehaspez/rehabdeclaration',
    model: 'rehaspez.rehabdeclaration',
    search: ['hospital_name', 'hospital_anqid'],
    filters: ['year', 'hospital'],
    permissions: staffOnly,
    fields: {
      hospital: relation('rehaspez/hospitals', required),
      hospital_name: hospitalName('rehaspez'),
      hospital_anqid: computed(
        (row, world) => world.find('rehaspez/hospitals', Number(row['hospital']))?.['anqid'] ?? null,
        'integer',
      ),
      year: integer(required),
      rehab_areas: choices(range(1, 9)),
      rehab_areas_text: computed(areasText, 'text'),
      ...stamps,
    },
    label: (row) => `Deklaration ${row.id}`,
  },
)

/** Visits of a hospital: a list, a form, a menu entry, rights, words, and what the mock backend answers. */
export const collection = {
  creates: {
    'src/collections/moniq/visits.ts': `import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { day, relation, text } from '#engine/fieldTypes.ts'

export default defineCollection({
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    date: day({ required: true }),
    hospital: relation('moniq/hospitals', { required: true, label: ['name', 'anqid'] }),
  },
  columns: ['name', 'date'],
  ordering: '-date',
  filters: ['date'],
  form: ['name', 'date', 'hospital'],
  menu: { order: 4 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})
`,
  },
  words: {
    'de/names': { 'moniq/visits': 'Besuche', 'moniq/visits.one': 'Besuch' },
    'fr/names': { 'moniq/visits': 'Visites', 'moniq/visits.one': 'Visite' },
    'it/names': { 'moniq/visits': 'Visite', 'moniq/visits.one': 'Visita' },
  },
  inserts: [
    {
      path: 'mocks/tables/moniq.ts',
      before: "  responsibleTable('moniq'),\n)",
      text: `  {
    path: 'moniq/visits',
    model: 'moniq.visit',
    search: ['name'],
    may: staffOnly,
    fields: { name: text(required), date: date(required), hospital: relation('moniq/hospitals', required), ...stamps },
    filters: { date: (value, row) => row['date'] === value },
  },
`,
    },
    {
      path: 'mocks/tables/moniq.ts',
      before: "import { keyed } from '../schema/keyed.ts'\n",
      text: "import { date, required, stamps, text } from '../schema/fields.ts'\nimport { staffOnly } from '../schema/rules.ts'\n",
    },
    {
      path: 'mocks/seed/programmes.ts',
      before: "  'rehaspez/rehabdeclaration': rehabDeclarationsSeed,\n",
      text: `  'moniq/visits': (rows) =>
    rows('moniq/hospitals')
      .slice(0, 20)
      .map((hospital, index) => ({
        id: index + 1,
        name: \`Besuch \${index + 1}\`,
        date: \`2026-03-\${String(index + 1).padStart(2, '0')}\`,
        hospital: hospital.id,
      })),
`,
    },
  ],
  tests: ['src/collections', 'mocks/tables', 'mocks/drf'],
}

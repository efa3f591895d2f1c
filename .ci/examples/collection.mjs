/** The wards of a hospital: a list, a form, a menu entry, permissions, translations, and a table of the mock backend. */
export const collection = {
  creates: {
    'src/collections/moniq/wards.ts': `import { staff } from '#api/session/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { code, relation, text } from '#engine/fieldTypes.ts'

const fields = {
  name: text({ required: true, maxLength: 100 }),
  anqid: code({ required: true }),
  hospital: relation('moniq/hospitals', { required: true, label: ['name', 'anqid'] }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'moniq/wards': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: ['anqid', 'name'],
  ordering: 'name',
  filters: ['hospital'],
  form: ['name', 'anqid', 'hospital'],
  menu: { order: 4 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})
`,
  },
  runs: [
    ['npm', 'run', 'openapi'],
    ['npx', 'vitest', 'run', 'src/collections/rights.test.ts', '-u'],
  ],
  translations: {
    'de/names': { 'moniq/wards': 'Stationen', 'moniq/wards.one': 'Station' },
    'fr/names': { 'moniq/wards': 'Unités', 'moniq/wards.one': 'Unité' },
    'it/names': { 'moniq/wards': 'Reparti', 'moniq/wards.one': 'Reparto' },
  },
  inserts: [
    {
      path: 'mocks/tables/moniq.ts',
      before: "  responsibleTable('moniq'),\n)",
      text: `  {
    path: 'moniq/wards',
    model: 'moniq.ward',
    search: ['name'],
    may: staffOnly,
    filters: ['hospital'],
    fields: { name: text(required), anqid: integer(required), hospital: relation('moniq/hospitals', required) },
  },
`,
    },
    {
      path: 'mocks/tables/moniq.ts',
      before: "import { keyed } from '../schema/keyed.ts'\n",
      text: "import { required, text } from '../schema/fields.ts'\nimport { staffOnly } from '../schema/rules.ts'\n",
    },
    {
      path: 'mocks/seed/programmes.ts',
      before: "  'rehaspez/rehabdeclaration': rehabDeclarationsSeed,\n",
      text: `  'moniq/wards': (rows) =>
    rows('moniq/hospitals').map((hospital, index) => ({
      id: index + 1,
      name: \`Station \${index + 1}\`,
      anqid: 7000 + index,
      hospital: hospital.id,
    })),
`,
    },
  ],
  tests: ['src/collections', 'mocks/tables', 'mocks/drf'],
}

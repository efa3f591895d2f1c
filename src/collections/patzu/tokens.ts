import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { code, moment, relation, text } from '#engine/fieldTypes.ts'

const fields = {
  token: text({ readOnly: true }),
  order_unit: relation('patzu/orderunits', { readOnly: true }),
  order_unit_name: text({ readOnly: true }),
  hospital_name: text({ readOnly: true }),
  created: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/tokens': RowOf<typeof fields>
  }
}

export default defineCollection({
  isEndless: true,
  title: 'token',
  fields,
  columns: [
    'token',
    { field: 'order_unit_name', sort: 'order_unit__name' },
    { field: 'hospital_name', sort: false },
    'created',
  ],
  ordering: '-created',
  filters: ['created'],
  form: ['token', 'order_unit_name', 'hospital_name', 'created'],
  imports: {
    load: () => import('#features/importer/ImportScreen.tsx'),
    columns: {
      anqid: code({ required: true }),
      category: text({ required: true }),
      token: text({ required: true, isIdentifier: true }),
      unitname: text({ required: true }),
    },
    action: 'import_data',
    key: 'token',
    same: { unitname: 'order_unit_name' },
  },
  menu: { order: 8 },
  help: { new: ['import'] },
  permissions: { read: staff, create: staff, delete: staff, export: staff },
})

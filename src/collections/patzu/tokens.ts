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
    { field: 'token', sort: 'token', cell: () => import('#features/orders/TokenCell.tsx') },
    {
      field: 'order_unit_name',
      sort: 'order_unit__name',
      cell: () => import('#presets/token/TokenUnitCell.tsx'),
      takesRest: 'whole',
      isWide: true,
    },
    { field: 'hospital_name', sort: false, wraps: true, isWide: true },
    // The server sends the unit alone: its order is looked up, and no list is sorted by it.
    { field: 'order_unit.order', sort: false, cell: () => import('#presets/token/TokenOrderCell.tsx'), isWide: true },
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

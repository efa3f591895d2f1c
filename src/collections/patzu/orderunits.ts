import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, moment, number, relation, text } from '#engine/fieldTypes.ts'
import { counts } from '#features/orders/counts.ts'
import { orderBadges, orderStates } from '#features/orders/orderStates.ts'

const count = number({ integer: true, min: 0, initial: 0 })

const fields = {
  order: relation('patzu/orders', { label: ['id', 'year'], join: true, readOnly: true }),
  state: choice(orderStates, { readOnly: true, isServerManaged: true, states: orderBadges }),
  hospital_name: text({ readOnly: true }),
  name: text({ required: true, maxLength: 255 }),
  count_de: count,
  count_de_url: count,
  count_fr: count,
  count_fr_url: count,
  count_it: count,
  count_it_url: count,
  count_en: count,
  count_en_url: count,
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/orderunits': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [
    'name',
    { field: 'state', alert: ({ state }) => state === 99 },
    { field: 'hospital_name', sort: false },
    { field: 'order', isLabelled: true },
    ...counts.map((field) => ({ field, isNothingAtZero: true }) as const),
  ],
  ordering: '-id',
  filters: ['state', 'order'],
  form: ['name', 'order', 'state', 'hospital_name', ...counts, 'created', 'modified'],
  sections: {
    amounts: counts,
  },
  menu: { under: 'patzu/orders' },
  // Units are created with an order; only the server changes their state.
  permissions: { read: staff, update: staff, delete: staff, export: staff },
})

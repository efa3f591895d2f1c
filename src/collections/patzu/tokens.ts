import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { moment, text } from '#engine/kinds.ts'

export default defineCollection({
  title: 'token',
  fields: {
    token: text({ readOnly: true }),
    order_unit_name: text({ readOnly: true }),
    hospital_name: text({ readOnly: true }),
    created: moment({ readOnly: true }),
  },
  columns: ['token', 'order_unit_name', 'hospital_name', 'created'],
  ordering: '-created',
  filters: ['created'],
  form: ['token', 'order_unit_name', 'hospital_name', 'created'],
  exports: true,
  menu: { order: 8 },
  // Tokens come in by an import.
  may: { read: staff, delete: staff },
})

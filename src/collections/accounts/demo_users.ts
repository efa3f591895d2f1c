import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { moment, number, text } from '#engine/fieldTypes.ts'

export default defineCollection({
  contentType: 'accounts.demouser',
  title: 'email',
  fields: {
    email: text({ readOnly: true, format: 'email' }),
    link_count: number({ readOnly: true }),
    created: moment({ readOnly: true }),
  },
  columns: ['email', 'link_count', 'created'],
  ordering: '-created',
  filters: ['created'],
  form: ['email', 'link_count', 'created'],
  menu: { order: 4 },
  may: { read: staff, delete: staff },
})

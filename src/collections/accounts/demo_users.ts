import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { moment, number, text } from '#engine/fieldTypes.ts'

const fields = {
  email: text({ readOnly: true, format: 'email' }),
  link_count: number({ readOnly: true }),
  created: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/demo_users': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'accounts.demouser',
  title: 'email',
  fields,
  columns: ['email', 'link_count', 'created'],
  ordering: '-created',
  filters: ['created'],
  form: ['email', 'link_count', 'created'],
  menu: { order: 4 },
  permissions: { read: staff, delete: staff },
})

import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { translatedDe } from '#engine/fieldTypes.ts'

const fields = { title: translatedDe({ required: true, maxLength: 100 }) }

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/usertitles': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'title',
  fields,
  columns: ['title'],
  ordering: 'title_de',
  searchable: false,
  form: ['title'],
  menu: { under: 'accounts', order: 7 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})

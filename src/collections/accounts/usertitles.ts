import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { translatedDe } from '#engine/fieldTypes.ts'

export default defineCollection({
  title: 'title',
  fields: { title: translatedDe({ required: true, maxLength: 100 }) },
  columns: ['title'],
  searchable: false,
  form: ['title'],
  menu: { under: 'accounts', order: 7 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})

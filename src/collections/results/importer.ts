import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { moment, number, text } from '#engine/fieldTypes.ts'

export default defineCollection({
  contentType: 'results.import',
  title: 'name',
  fields: {
    name: text({ readOnly: true }),
    lines_count: number({ readOnly: true }),
    imported: number({ readOnly: true }),
    created: moment({ readOnly: true }),
  },
  columns: ['name', 'lines_count', { field: 'imported', sort: false }, 'created'],
  ordering: '-created',
  form: ['name', 'lines_count', 'imported', 'created'],
  menu: { order: 5 },
  rows: () => import('#features/importer/ImportedFiles.tsx'),
  imports: { load: () => import('#features/importer/ResultImport.tsx') },
  may: { read: staff, create: staff, delete: staff },
})

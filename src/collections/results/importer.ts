import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { moment, number, relation, text } from '#engine/fieldTypes.ts'
import { relationName } from '#presets/cells.ts'

const target = { endpoint: 'results/measures', label: ['fullname', 'name'] }

const fields = {
  name: text({ readOnly: true }),
  measure: relation(target.endpoint, { label: target.label, readOnly: true }),
  lines_count: number({ readOnly: true }),
  imported: number({ readOnly: true }),
  created: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/importer': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'results.import',
  title: 'name',
  fields,
  columns: [
    'name',
    { field: 'measure', sort: false, cell: relationName(target) },
    'lines_count',
    { field: 'imported', sort: false },
    'created',
  ],
  ordering: '-created',
  filters: ['created'],
  form: ['name', 'measure', 'lines_count', 'imported', 'created'],
  menu: { order: 5 },
  rows: () => import('#features/importer/ImportedFiles.tsx'),
  imports: { load: () => import('#features/importer/ResultImport.tsx') },
  help: { list: ['imports', 'list'], new: ['import'] },
  permissions: { read: staff, create: staff, delete: staff },
})

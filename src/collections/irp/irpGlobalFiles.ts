import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { list, moment, text } from '#engine/fieldTypes.ts'
import { filesPanel } from '#features/files/filesPanel.ts'

const fields = {
  name: text({ required: true, maxLength: 255 }),
  files: list(),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/irpGlobalFiles': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'irp.irpglobalfiles',
  title: 'name',
  fields,
  columns: ['name', { field: 'files', sort: false }, 'created', 'modified'],
  ordering: '-created',
  form: ['name', 'created', 'modified'],
  panels: [filesPanel],
  menu: { order: 2 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})

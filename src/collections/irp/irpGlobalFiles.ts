import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { list, moment, text } from '#engine/fieldTypes.ts'
import { filesPanel } from '#features/files/filesPanel.ts'

export default defineCollection({
  contentType: 'irp.irpglobalfiles',
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 255 }),
    files: list(),
    created: moment({ readOnly: true }),
    modified: moment({ readOnly: true }),
  },
  columns: ['name', { field: 'files', sort: false }, 'created', 'modified'],
  ordering: '-created',
  form: ['name', 'created', 'modified'],
  panels: [filesPanel],
  menu: { order: 2 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})

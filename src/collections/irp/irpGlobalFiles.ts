import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { list, moment, text } from '#engine/fieldTypes.ts'
import { filesEntry, uploadPanel } from '#presets/file.ts'

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
  form: ['name', filesEntry, 'created', 'modified'],
  panels: [uploadPanel],
  menu: { order: 2 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})

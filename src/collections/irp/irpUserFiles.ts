import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { list, moment, relation, relations, text } from '#engine/fieldTypes.ts'
import { filesPanel } from '#features/files/filesPanel.ts'

const fields = {
  name: text({ required: true, maxLength: 255 }),
  street_nr: text({ maxLength: 255 }),
  postbox: text({ maxLength: 255 }),
  plz: text({ maxLength: 10 }),
  place: text({ maxLength: 255 }),
  user: relation('accounts/users', { label: ['first_name last_name', 'email'], join: true, required: true }),
  users: relations('accounts/users', { label: ['first_name last_name', 'email'], join: true }),
  files: list(),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/irpUserFiles': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'irp.irpuserfiles',
  title: 'name',
  fields,
  columns: ['name', 'place', 'users', 'files', 'modified'],
  ordering: 'name',
  filters: ['user'],
  form: ['name', 'user', 'users', 'street_nr', 'postbox', 'plz', 'place', 'modified'],
  sections: { address: ['street_nr', 'postbox', 'plz', 'place'] },
  panels: [filesPanel],
  menu: false,
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})

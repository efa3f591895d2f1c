import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { json, list, relation, text } from '#engine/fieldTypes.ts'
import { relationName } from '#presets/cells.ts'

const fields = {
  app: relation('apps/apps', { label: ['name'], required: true }),
  name: text({ required: true, maxLength: 255 }),
  key: text({ required: true, maxLength: 50 }),
  import_key: text({ maxLength: 50 }),
  filter: json(),
  users: list(),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'apps/groups': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [
    'name',
    { field: 'app', sort: 'app__name', cell: relationName({ endpoint: 'apps/apps', label: ['name'] }) },
    'key',
    'import_key',
  ],
  ordering: 'name',
  filters: ['app'],
  form: ['app', 'name', 'key', 'import_key', 'filter'],
  panels: [{ name: 'users', hasHead: true, load: () => import('#features/people/GroupUsers.tsx') }],
  menu: { under: 'accounts', order: 6, childRecords: { endpoint: 'apps/apps', key: 'app' } },
  permissions: { read: staff, create: staff, update: staff, delete: staff, export: staff },
})

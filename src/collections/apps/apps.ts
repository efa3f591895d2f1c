import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, code, flag, relation, text } from '#engine/fieldTypes.ts'
import { contentTypeName } from '#presets/cells.ts'
import { institutionTypeEntry } from '#presets/contentType.ts'

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  name: text({ required: true, maxLength: 255 }),
  description: text({ long: true, maxLength: 20_000 }),
  internal: flag({ initial: false }),
  path: text({ maxLength: 255 }),
  url: text({ format: 'url', maxLength: 200 }),
  content_type: relation('accounts/content_types'),
  role: choice([
    [1, 'admin'],
    [2, 'user'],
    [3, 'reader'],
  ]),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'apps/apps': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [
    'name',
    // An internal one has a path, another an address.
    { field: 'internal', isExtra: 'tablet' },
    'path',
    { field: 'url', wraps: true },
    { field: 'content_type', cell: contentTypeName, wraps: 'short' },
    { field: 'role', isExtra: 'tablet' },
  ],
  ordering: 'name',
  filters: ['internal'],
  form: ['name', 'description', 'internal', 'path', 'url', institutionTypeEntry, 'role', 'id'],
  related: [{ path: 'apps/groups', by: 'app' }],
  menu: { under: 'accounts', order: 5 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})

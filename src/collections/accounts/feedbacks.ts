import { notDemo, staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { flag, moment, relation, text } from '#engine/fieldTypes.ts'

const fields = {
  created: moment({ readOnly: true }),
  user: relation('accounts/users', { readOnly: true }),
  user_email: text({ readOnly: true, format: 'email' }),
  text: text({ long: true, required: true, maxLength: 5000 }),
  done: flag({ hideOn: 'create', forMany: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/feedbacks': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: ['user_email', 'text'],
  names: { columns: ['user_email'], join: ', ' },
  fields,
  columns: [
    'created',
    { field: 'user_email', sort: 'user__email', wraps: true },
    { field: 'text', takesRest: true },
    'done',
  ],
  ordering: '-created',
  filters: ['done'],
  form: [
    { field: 'text', readOnly: (_viewer, row) => Boolean(row?.id) },
    'done',
    { field: 'user', when: (row) => Boolean(row.user) },
    'created',
  ],
  tools: { record: [{ name: 'open_page', isFrequent: true, load: () => import('#features/feedback/OpenPage.tsx') }] },
  createLabel: 'send',
  thanks: 'feedback.thanks',
  menu: { under: 'accounts', order: 3, badge: { done: false } },
  permissions: { read: staff, create: notDemo, update: staff, delete: staff },
})

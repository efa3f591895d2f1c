import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, moment, relation, text } from '#engine/fieldTypes.ts'
import { toText } from '#lib/text/text.ts'

const fields = {
  user: relation('accounts/users', { required: true }),
  user_email: text({ readOnly: true, format: 'email' }),
  user_first_name: text({ readOnly: true }),
  user_last_name: text({ readOnly: true }),
  team_leader: choice([
    [1, 'yes'],
    [2, 'no'],
    [3, 'potential'],
  ]),
  job_type: choice([
    [1, 'physician'],
    [2, 'psychology'],
    [3, 'nursing'],
  ]),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/reviewers': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'user_email',
  heading: (row) => `${toText(row.user_first_name)} ${toText(row.user_last_name)}`,
  names: { columns: ['user_first_name', 'user_last_name'], join: ' ' },
  facts: ['user_email'],
  fields,
  columns: [
    { field: 'user_email', sort: 'user__email' },
    { field: 'user_first_name', sort: 'user__first_name' },
    { field: 'user_last_name', sort: 'user__last_name' },
    'team_leader',
    { field: 'job_type', wraps: 'short' },
  ],
  ordering: 'user__email',
  filters: ['team_leader', 'job_type'],
  form: [
    { field: 'user', widget: () => import('#features/reviews/ReviewerUser.tsx') },
    'user_email',
    'team_leader',
    'job_type',
    'modified',
  ],
  menu: { order: 6 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})

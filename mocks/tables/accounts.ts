import { derived } from '../db/derived.ts'
import { toNumber } from '../db/json.ts'
import {
  boolean,
  computed,
  email,
  integer,
  json,
  longText,
  readOnly,
  relation,
  required,
  text,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import type { Filter } from '../schema/table.ts'
import { everyone, staff, staffOnly } from '../schema/rules.ts'

const contentTypes = derived(
  (rows) =>
    new Map(rows.map((row) => [row.id, { id: row.id, app_label: row['app_label'] ?? '', model: row['model'] ?? '' }])),
)

const isOfType: Filter = (value, row) => String(row['content_type_id']) === value

export default keyed(
  {
    path: 'accounts/content_types',
    model: 'contenttypes.contenttype',
    plain: true,
    permissions: { read: everyone },
    fields: { app_label: text(readOnly), model: text(readOnly) },
  },
  {
    path: 'accounts/permissions',
    model: 'auth.permission',
    plain: true,
    permissions: { read: everyone },
    fields: {
      name: text(readOnly),
      codename: text(readOnly),
      content_type_id: relation('accounts/content_types', readOnly),
    },
  },
  {
    path: 'accounts/groups',
    model: 'auth.group',
    filters: ['name__icontains'],
    permissions: staffOnly,
    fields: {
      name: text({ required: true, max: 150, unique: true }),
      permissions: { kind: 'relations', to: 'accounts/permissions', initial: [] },
    },
  },
  {
    path: 'accounts/usertitles',
    model: 'accounts.usertitle',
    search: ['title_de', 'title_fr', 'title_it'],
    publicRead: true,
    permissions: { read: everyone, create: staff, update: staff, delete: staff },
    fields: { title_de: text({ required: true, max: 50 }), title_fr: text({ max: 50 }), title_it: text({ max: 50 }) },
    protectedBecause: (row, world) => {
      const user = world.rows('accounts/users').find((entry) => entry['title'] === row.id)
      return user ? `accounts.user ${user.id}` : undefined
    },
    label: (row) => String(row['title_de']),
  },
  {
    path: 'accounts/feedbacks',
    model: 'accounts.feedback',
    search: ['text', 'user_email'],
    filters: ['done'],
    ordering: '-id',
    permissions: { read: staff, create: everyone, update: staff, delete: staff },
    creating: (user) => ({ user: user.id, user_email: user['email'] ?? '' }),
    fields: {
      created: time(readOnly),
      user: relation('accounts/users', readOnly),
      user_email: email(readOnly),
      text: longText(required),
      done: boolean({ staffOnly: true }),
      modified: time(readOnly),
    },
    label: (row) => `Feedback ${row.id}`,
  },
  {
    path: 'accounts/demo_users',
    model: 'accounts.demouser',
    search: ['email'],
    ordering: '-id',
    permissions: { read: staff, delete: staff },
    fields: { created: time(readOnly), email: email(readOnly), link_count: integer(readOnly) },
    label: (row) => String(row['email']),
  },
  {
    path: 'accounts/versions',
    model: 'reversion.version',
    search: ['object_repr', 'serialized_data'],
    ordering: '-id',
    permissions: { read: staff },
    fields: {
      history_id: computed((row) => row.id, 'integer'),
      content_type: computed(
        (row, world) =>
          contentTypes(world.rows('accounts/content_types')).get(toNumber(row['content_type_id'])) ?? null,
      ),
      object_id: text(readOnly),
      object_repr: text(readOnly),
      serialized_data: json(readOnly),
      revision: {
        ...computed((row, world) => ({
          id: row.id,
          user: row['user'] ?? null,
          user_email: world.find('accounts/users', toNumber(row['user']))?.['email'] ?? null,
          date_created: row['date_created'] ?? null,
          comment: row['comment'] ?? '',
        })),
        of: { user: relation('accounts/users'), date_created: time(), comment: text() },
      },
    },
    filters: ['object_id', 'revision__user', 'revision__date_created__gte', 'revision__date_created__lte'],
    questions: { content_type: isOfType, content_type_id: isOfType },
  },
)

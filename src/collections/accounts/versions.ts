import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { code, json, moment, relation, text } from '#engine/fieldTypes.ts'
import { contentTypeName } from '#presets/cells.ts'
import { contentTypeFilter } from '#presets/contentType.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const fields = {
  history_id: code({ readOnly: true }),
  object_repr: text({ readOnly: true }),
  object_id: text({ readOnly: true }),
  content_type: text({ readOnly: true }),
  serialized_data: json({ readOnly: true }),
  'revision.user': text({ readOnly: true }),
  'revision.date_created': moment({ readOnly: true }),
  'revision.comment': text({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/versions': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'reversion.version',
  versions: false,
  title: 'object_repr',
  fields,
  columns: [
    {
      field: 'object_repr',
      sort: 'object_repr',
      cell: withWords(() => import('#features/history/RecordNameCell.tsx'), 'history'),
    },
    {
      field: 'revision.comment',
      sort: false,
      cell: withWords(() => import('#features/history/WhatCell.tsx'), 'history'),
      isWide: true,
    },
    { field: 'revision.user', cell: () => import('#features/history/AuthorCell.tsx') },
    'revision.date_created',
    // It is below the name.
    { field: 'content_type', cell: contentTypeName, isExtra: 'always' },
  ],
  ordering: '-id',
  filters: [
    {
      field: 'revision__user',
      as: relation('accounts/users', { label: ['first_name last_name', 'email'], join: true }),
    },
    { field: 'revision__date_created', as: moment() },
    contentTypeFilter,
    { field: 'object_id', as: code() },
  ],
  form: ['object_id', 'history_id'],
  detail: withWords(() => import('#features/history/activity/ActivityRecord.tsx'), 'history'),
  menu: { order: 8 },
  help: { list: ['activities', 'list'] },
  permissions: { read: staff },
})

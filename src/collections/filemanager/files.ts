import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { code, moment, number, relation, text } from '#engine/fieldTypes.ts'
import { isPreviewed } from '#features/files/previewKind.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { contentTypeFilter } from '#presets/contentType.ts'

const fields = {
  id: code({ readOnly: true }),
  name: text({ required: true, maxLength: 255 }),
  extension: text({ readOnly: true }),
  file_size: number({ readOnly: true, isBytes: true }),
  content_object: text({ readOnly: true }),
  content_type: relation('accounts/content_types'),
  object_id: code({ min: 1 }),
  created_by: text({ readOnly: true }),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'filemanager/files': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [
    { field: 'name', sort: 'name', cell: () => import('#features/files/FileNameCell.tsx') },
    // On a phone with the size.
    {
      field: 'extension',
      sort: false,
      isLabelled: true,
      isExtra: 'tablet',
      cell: () => import('#features/files/FileKindCell.tsx'),
    },
    { field: 'content_object', sort: false, cell: () => import('#features/relations/ObjectCell.tsx'), wraps: true },
    'created',
    {
      field: 'created_by',
      sort: false,
      isMinor: true,
      isExtra: 'tablet',
      cell: () => import('#features/history/AuthorCell.tsx'),
    },
    { field: 'file_size', isMinor: true },
    { field: 'modified', isMinor: true, isExtra: true },
  ],
  rowButtons: withWords(() => import('#features/files/FileRowButtons.tsx'), 'files'),
  ordering: '-created',
  filters: [contentTypeFilter, 'created'],
  form: [
    { field: 'name', isWide: true },
    { field: 'object_id', widget: withWords(() => import('#features/relations/FileOwner.tsx'), 'files') },
    { field: 'content_type', inside: 'object_id' },
    // Its kind and size are in the card.
    'created_by',
    'created',
    'modified',
    'id',
  ],
  panels: [
    {
      name: 'card',
      isAbove: true,
      hasHead: true,
      load: withWords(() => import('#features/files/FileCard.tsx'), 'files'),
    },
    {
      name: 'preview',
      show: (_viewer, row) => isPreviewed(row),
      load: withWords(() => import('#features/files/FilePreview.tsx'), 'files'),
    },
  ],
  views: [{ name: 'upload', load: () => import('#presets/FileUpload.tsx') }],
  tools: {
    record: [
      { name: 'copy_link', isFrequent: true, load: withWords(() => import('#features/files/CopyLink.tsx'), 'files') },
    ],
    list: [{ name: 'files', show: staff, load: () => import('#features/files/FileTools.tsx') }],
  },
  // Files are created by an upload, never by a form.
  help: { list: ['files', 'list'] },
  palette: { order: 7, show: staff },
  permissions: { read: staff, update: staff, delete: staff },
})

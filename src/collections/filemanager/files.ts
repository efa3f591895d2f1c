import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { contentTypeName } from '#presets/cells.ts'
import { contentTypeFilter, fileOwnerEntry } from '#presets/contentType.ts'
import {
  downloadPanel,
  extensionColumn,
  fileFields,
  fileRights,
  fileSizeColumn,
  uploaderColumn,
} from '#presets/file.ts'

export default defineCollection({
  title: 'name',
  fields: fileFields,
  columns: [
    'name',
    extensionColumn,
    fileSizeColumn,
    { field: 'content_object', sort: false },
    { field: 'content_type', cell: contentTypeName },
    uploaderColumn,
    'created',
    'modified',
  ],
  ordering: '-created',
  filters: [contentTypeFilter, 'created'],
  form: [
    'name',
    'extension',
    fileOwnerEntry,
    { field: 'object_id', widget: () => import('#features/relations/ObjectPicker.tsx') },
    'created_by',
    'created',
    'modified',
    'id',
  ],
  panels: [downloadPanel],
  views: [{ name: 'upload', load: () => import('#presets/FileUpload.tsx') }],
  tools: { list: [{ name: 'clean-up', show: staff, load: () => import('#features/files/CleanUp.tsx') }] },
  may: fileRights,
})

import { defineCollection } from '#engine/collection.ts'
import {
  downloadPanel,
  extensionColumn,
  fileFields,
  fileRights,
  fileSizeColumn,
  uploaderColumn,
} from '#presets/file.ts'

export default defineCollection({
  contentType: 'irp.irpglobalfiles',
  title: 'name',
  fields: fileFields,
  columns: ['name', extensionColumn, fileSizeColumn, uploaderColumn, 'created'],
  ordering: '-created',
  form: ['name', 'extension', 'created_by', 'created', 'modified'],
  panels: [downloadPanel],
  views: [{ name: 'upload', load: () => import('#presets/GlobalFileUpload.tsx') }],
  menu: { order: 2 },
  may: fileRights,
})

import { staff } from '#api/rules.ts'
import { code, moment, number, relation, text } from '#engine/fieldTypes.ts'

/** A file that was uploaded: what it is called and which object it belongs to. */
export const fileFields = {
  id: code({ readOnly: true }),
  name: text({ required: true, maxLength: 255 }),
  extension: text({ readOnly: true }),
  file_size: number({ readOnly: true }),
  content_object: text({ readOnly: true }),
  content_type: relation('accounts/content_types'),
  object_id: code({ min: 1 }),
  created_by: text({ readOnly: true }),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

export const extensionColumn = { field: 'extension', sort: false } as const
export const uploaderColumn = { field: 'created_by', sort: false } as const
export const fileSizeColumn = {
  field: 'file_size',
  sort: 'file_size',
  cell: () => import('#features/files/SizeCell.tsx'),
} as const

export const downloadPanel = { name: 'download', load: () => import('#features/files/Download.tsx') } as const

/** Files come in by an upload, never by a form. */
export const fileRights = { read: staff, update: staff, delete: staff } as const

import { staff } from '#api/rules.ts'

/** The files of a record, each to be saved. */
export const filesEntry = { field: 'files', widget: () => import('#features/files/FileLinks.tsx') } as const

/** Takes files for the record that it stands at. */
export const uploadPanel = {
  name: 'upload',
  show: staff,
  load: () => import('#features/files/RecordUpload.tsx'),
} as const

import { withWords } from '#ui/i18n/withWords.ts'

/** The files of a record, each downloadable; staff upload others there. */
export const filesPanel = {
  name: 'files',
  hasHead: true,
  load: withWords(() => import('./RecordFiles.tsx'), 'files'),
} as const

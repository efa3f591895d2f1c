/** The files of a record, each to be saved; staff add others right there. */
export const filesPanel = { name: 'files', load: () => import('./RecordFiles.tsx') } as const

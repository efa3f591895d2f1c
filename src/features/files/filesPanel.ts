/** The files of a record, each downloadable; staff upload others there. */
export const filesPanel = { name: 'files', load: () => import('./RecordFiles.tsx') } as const

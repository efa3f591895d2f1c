import { staff } from '#api/session/rules.ts'

/** Begins a new record with what may be copied of one. */
export const duplicateTool = {
  name: 'duplicate',
  show: staff,
  load: () => import('./Duplicate.tsx'),
} as const

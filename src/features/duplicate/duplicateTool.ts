import { staff } from '#engine/rules.ts'

/** Opens the form for a copy of a record. */
export const duplicateTool = {
  name: 'duplicate',
  show: staff,
  load: () => import('./Duplicate.tsx'),
} as const

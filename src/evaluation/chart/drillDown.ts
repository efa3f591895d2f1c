import type { CategoryRef } from '#evaluation/types/layout/chartLayoutData.ts'

/** Categories of a chart as something that can be chosen. */
export type DrillDown = { canFilter: (spot: CategoryRef) => boolean; run: (spot: CategoryRef) => void }

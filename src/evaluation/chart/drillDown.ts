import type { CategoryRef } from '#evaluation/types/definition/chartLayoutData.ts'

/** Marks categories of a chart as selectable. */
export type DrillDown = { canFilter: (spot: CategoryRef) => boolean; run: (spot: CategoryRef) => void }

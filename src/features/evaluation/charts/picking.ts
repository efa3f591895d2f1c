import type { Spot } from './plan/plan.ts'

/** Categories of a chart as something that can be chosen. */
export type Picking = { may: (spot: Spot) => boolean; run: (spot: Spot) => void }

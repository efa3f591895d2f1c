import { createContext } from 'react'
import type { Effect } from '#evaluation/model/effect.ts'
import type { Topic } from '#evaluation/model/overview.ts'
import type { Plan } from '#features/plans/planRules.ts'

/** A figure that an institution wants to improve: a chart, or a topic of the overview. */
export type FigureToImprove = {
  /** The `i` of its chart. */
  chart: string
  /** Of a topic: its name, its figures, the institutions these are of, and the days of its last period as text. */
  topic?: { name: string; topic: Topic; institutions: readonly string[]; period: string }
}

/** Opens the dialog to plan an action; null for those who cannot. */
export const PlanContext = createContext<((figure: FigureToImprove) => void) | null>(null)

/** A plan of one of the viewer's institutions, with its effect once it is counted. */
export type PlanEntry = {
  plan: Plan
  institution: string
  /** The day of the plan (`yyyy-MM-dd`). */
  day: string
  /** The `i` of the chart that has its figure; null if none has it any more. */
  chart: string | null
  effect: Effect | null
  /** Named at its chart, and not drawn in it: others read the plans of several institutions, and whose line is whose would not be seen. */
  isListedOnly?: true
}

/** The plans of the page. */
export const PlanEntriesContext = createContext<readonly PlanEntry[]>([])

/** Opens the dialog to change a plan of one's own; null where plans are records with a page. */
export const ChangePlanContext = createContext<((entry: PlanEntry) => void) | null>(null)

import { createContext } from 'react'
import type { Topic } from '#evaluation/model/overview.ts'

/** A figure that an institution wants to improve: a chart, or a topic of the overview. */
export type FigureToImprove = {
  /** The `i` of its chart. */
  chart: string
  /** Of a topic: its name, its figures, the institutions these are of, and the days of its last period as text. */
  topic?: { name: string; topic: Topic; institutions: readonly string[]; period: string }
}

/** Opens the dialog to plan an action; null for those who cannot, and where the backend keeps none. */
export const PlanContext = createContext<((figure: FigureToImprove) => void) | null>(null)

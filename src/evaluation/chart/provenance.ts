import { createContext } from 'react'
import type { Chart } from '#evaluation/model/chart.ts'

/** The provenance of figures as text: the same in print, in pictures and in tables. */
export type Provenance = {
  evaluation: string
  institutions: string
  measures: string
  period: string
  /** Who made the copy. */
  who: string
  provider: string
  /** The key of the rows that its institutions and period come from, as in a series. */
  snapshot: string
}

/** The provenance of exactly the rows that a chart shows; null for charts outside of an evaluation. */
export const ProvenanceContext = createContext<((chart: Chart) => Promise<Provenance>) | null>(null)

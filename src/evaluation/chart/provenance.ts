import { createContext } from 'react'
import type { Chart } from '#evaluation/model/chart.ts'

/** Where figures come from, in words: made once, and the same on paper, in pictures and in tables. */
export type Provenance = {
  evaluation: string
  institutions: string
  measures: string
  period: string
  /** Who made the copy. */
  who: string
  provider: string
  /** Names the rows its institutions and period are those of, as a series does. */
  snapshot: string
}

/** The stamp of a chart, of just the rows it draws; null where charts are not of an evaluation. */
export const ProvenanceContext = createContext<((chart: Chart) => Promise<Provenance>) | null>(null)

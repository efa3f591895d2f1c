import { createContext } from 'react'
import type { RowFilter } from '#evaluation/model/chart.ts'

/** A figure that somebody asks about: a chart, or a topic of the overview. */
export type FigureInQuestion = {
  /** The `i` of its chart. */
  chart: string
  /** Of a topic: its name, the institutions it is about, the filters that select its rows, and its figure in words. */
  topic?: { name: string; institutions: readonly string[]; rows: RowFilter[]; words: string }
}

/** Opens the dialog to ask about a figure; null for those who cannot. */
export const AskContext = createContext<((figure: FigureInQuestion) => void) | null>(null)

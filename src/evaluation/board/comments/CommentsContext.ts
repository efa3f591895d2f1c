import { createContext } from 'react'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Readable } from '#evaluation/model/comments.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'

/** What the lists of texts on a page need of it. */
export type CommentsSource = {
  evaluation: number
  data: Dataset
  /** The filters of the page, and how they read. */
  filters: readonly RowFilter[]
  getText: (filter: RowFilter) => string
  /** The key of the loaded rows; '' before any are. */
  rows: string
  readable: Readable
  getProvenance: (chart: Chart) => Promise<Provenance>
}

/** Null where texts are not read, as in the editor. */
export const CommentsContext = createContext<CommentsSource | null>(null)

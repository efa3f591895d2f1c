/**
 * The loading state of one measure. `partial`: the first rows are loaded and the server prepares the rest; `gaveUp`: it
 * did not within ten minutes, the first rows stay; `failed`: nothing can be shown (or no longer), see `error`.
 */
export type MeasureState = {
  measure: number
  status: 'loading' | 'partial' | 'ready' | 'failed' | 'gaveUp'
  /** The rows read so far, and their total if the server stated it. */
  rows: number
  total: number | null
  /** The error of the call, or any other if the portal itself failed. */
  error: Error | null
  /** When the rows were read from the server (milliseconds since 1970); null before. */
  readAt: number | null
}

/**
 * How far the rows of one measure are. `partial`: the first rows are there and the server prepares the rest;
 * `gaveUp`: it did not within ten minutes, the first rows stay; `failed`: nothing can be drawn (or no longer), see `fault`.
 */
export type MeasureState = {
  measure: number
  status: 'loading' | 'partial' | 'ready' | 'failed' | 'gaveUp'
  /** Rows read so far, and how many there are where the server said so. */
  rows: number
  total: number | null
  /** A fault of the call, or any other error where the portal itself failed. */
  error: Error | null
  /** When the rows were read from the server (milliseconds since 1970); null before. */
  readAt: number | null
}

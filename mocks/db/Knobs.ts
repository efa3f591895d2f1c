import type { Fault } from './fault.ts'
import type { Json } from './json.ts'

export type LogEntry = {
  method: string
  path: string
  query: string
  status: number
  authorized: boolean
  body: Json
}

/** Deviations of a backend that follows its own framework instead of every detail of the contract. */
export const habits = [
  'countsAsText',
  'nestedObjects',
  'noNames',
  'ignoredFilters',
  'numbersForBooleans',
  'noZone',
  'pagesForAll',
] as const
export type Habit = (typeof habits)[number]

export type Settings = {
  accessSeconds: number
  refreshSeconds: number
  rotation: boolean
  /** The number of rows that the server returns in one response to an evaluation. */
  exceedLimit: number
  /** How often `bg=1` returns bg_wait before bg_done. */
  backgroundPolls: number
  uploadLimitBytes: number
  habits: Habit[]
  /** Endpoints that the backend does not have ('results/actions'): 404 as for any unknown address. */
  absent: string[]
}

const logLimit = 5000

/** The settings that a test may change in one session. */
export class Knobs {
  settings: Settings = {
    accessSeconds: 300,
    refreshSeconds: 86_400,
    rotation: true,
    exceedLimit: 130_000,
    backgroundPolls: 2,
    uploadLimitBytes: 10_000_000,
    habits: [],
    absent: [],
  }
  faults: Fault[] = []
  log: LogEntry[] = []

  record(entry: LogEntry): void {
    if (this.log.length >= logLimit) this.log.shift()
    this.log.push(entry)
  }
}

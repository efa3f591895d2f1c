import type { LogEntry } from '../mocks/db/Knobs.ts'

/** The parameters of a logged request. */
export function getQuery(entry: LogEntry | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(entry?.query))
}

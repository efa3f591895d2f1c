import type { LogEntry } from '../mocks/db/Knobs.ts'

/** The parameters a logged call was made with. */
export function getQuery(entry: LogEntry | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(entry?.query))
}

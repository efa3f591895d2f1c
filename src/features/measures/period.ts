export type PeriodState = 'past' | 'next' | 'now' | 'last' | 'today'

/** How a time from one day to another (`yyyy-MM-dd`) is on a day: `last` ends on it, `today` is that day alone. */
export function getPeriodState(from: string, until: string, today: string): PeriodState {
  if (until < today) return 'past'
  if (today < from) return 'next'
  if (until > today) return 'now'
  return from === today ? 'today' : 'last'
}

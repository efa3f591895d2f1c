/** The colour of an outcome: only what is good or bad has one. */
export function outcomeColor(isGood: boolean | null | undefined): string | undefined {
  if (typeof isGood !== 'boolean') return undefined
  return isGood ? 'var(--good-ink)' : 'var(--bad-ink)'
}

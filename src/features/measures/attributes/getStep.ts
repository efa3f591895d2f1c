const page = 10

/** The target row of a key, from `at` among `count`; undefined for a key without one. */
export function getStep(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}

export type Step = { name: 'data' | 'server' | 'refresh' | 'browser'; run: () => Promise<void> }
/** The result of a step; `error` where it failed. */
export type Outcome = { name: Step['name']; error?: unknown }

/** Runs steps in order; a failed one does not block the next (ERR-14) and is reported. Never throws. */
export async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run } of steps)
    try {
      await run()
      outcomes.push({ name })
    } catch (error) {
      outcomes.push({ name, error })
    }
  return outcomes
}

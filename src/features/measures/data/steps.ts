export type Step = { name: 'data' | 'server' | 'refresh' | 'browser'; run: () => Promise<void> }
/** What came of a step; `error` where it failed. */
export type Outcome = { name: Step['name']; error?: unknown }

/** Runs steps in order; one that fails does not hold up the next (ERR-14), and is told. Never throws. */
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

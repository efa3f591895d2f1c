import { ownName } from '#lib/portalPath.ts'

const name = ownName('portal-session')
let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs alone among all tabs of this browser (Web Locks); among the calls of this tab where there are no locks. A tab
 * may hang while it holds the lock: after `patience` (ms) `late` runs without it; by default the same, for a logout,
 * which must not wait.
 */
export async function withSessionLock<Result>(
  run: () => Promise<Result>,
  timeoutMs?: number,
  late = run,
): Promise<Result> {
  const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined
  if (!locks) return await serialize(run)
  if (timeoutMs === undefined) return await locks.request(name, run)
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, run)
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'))
      return await late()
    throw error
  }
}

async function serialize<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(run, run)
  queue = turn.catch(() => undefined)
  return await turn
}

type Waiting = { order: string; start: () => void }

/** Maximum wait for idle time, in milliseconds; the whole wait in browsers that do not report it. */
const timeoutMs = 500
const waiting: Waiting[] = []
let isBusy = false
let isScheduled = false

/**
 * Runs one after the other, each when the browser is idle, and those with the largest `order` first. Rejects with the
 * reason of the signal if it is aborted before it begins.
 */
export async function inTurn<Result>(order: string, signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
  await new Promise<void>((resolve, reject) => {
    const entry = { order, start: resolve }
    const cancel = () => {
      const place = waiting.indexOf(entry)
      if (place < 0) return
      waiting.splice(place, 1)
      reject(signal.reason as Error)
    }
    waiting.push(entry)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    schedule()
  })
  try {
    return await run()
  } finally {
    isBusy = false
    schedule()
  }
}

function schedule(): void {
  if (isBusy || isScheduled || waiting.length === 0) return
  isScheduled = true
  if ('requestIdleCallback' in window) window.requestIdleCallback(startNext, { timeout: timeoutMs })
  else setTimeout(startNext, timeoutMs)
}

function startNext(): void {
  isScheduled = false
  const [next] = waiting.toSorted((one, other) => (one.order < other.order ? 1 : -1))
  if (!next) return
  waiting.splice(waiting.indexOf(next), 1)
  isBusy = true
  next.start()
}

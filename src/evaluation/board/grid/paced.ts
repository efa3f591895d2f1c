import { flushSync } from 'react-dom'

/** Milliseconds after which the page gets a turn. */
const longest = 40

const waiting = new Set<() => void>()
let isRunning = false

/**
 * Runs drawings one after another, so that many charts never block the page together; returns a function to cancel one.
 */
export function paced(draw: () => void): () => void {
  waiting.add(draw)
  if (!isRunning) {
    isRunning = true
    // What the answer has changed elsewhere on the page is painted before the first chart takes its time.
    requestAnimationFrame(() => soon(run))
  }
  return () => void waiting.delete(draw)
}

function run(): void {
  const started = performance.now()
  for (const draw of waiting) {
    waiting.delete(draw)
    flushSync(draw)
    if (performance.now() - started > longest) break
  }
  isRunning = waiting.size > 0
  if (isRunning) soon(run)
}

/** A task of its own, without the four milliseconds of a timer. */
function soon(task: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    task()
  })
  port1.start()
  port2.postMessage(null)
}

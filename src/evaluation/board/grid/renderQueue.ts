import { flushSync } from 'react-dom'

/** Milliseconds after which the page gets a turn. */
const maxPauseMs = 45
/** How many are drawn in one turn at most: the next ones may be slower than the last. */
const max = 6

const waiting = new Set<() => void>()
let isRunning = false
/** How long a drawing took lately, in milliseconds; the first one is drawn alone. */
let usualMs = maxPauseMs

/**
 * Runs drawings a few at a time, so that many charts never block the page together; returns a function to cancel one.
 */
export function renderQueue(drawing: () => void): () => void {
  waiting.add(drawing)
  if (!isRunning) {
    isRunning = true
    // What the answer has changed elsewhere on the page is painted before most charts take their time.
    requestAnimationFrame(() => soon(run))
    if (usualMs < maxPauseMs) soon(renderNext)
  }
  return () => void waiting.delete(drawing)
}

/** One is drawn while the frame is waited for. */
function renderNext(): void {
  const took = render(1)
  // Half of it is laying out what changed elsewhere.
  if (took !== null) usualMs = Math.max(usualMs, took / 2)
}

function run(): void {
  const took = render(Math.max(1, Math.min(max, Math.floor(maxPauseMs / usualMs))))
  // A single slow one says little of the next.
  if (took !== null) usualMs = (usualMs + took) / 2
  isRunning = waiting.size > 0
  if (isRunning) soon(run)
}

/** Draws the next ones together: they are measured and laid out once. Returns how long each took; null where all were cancelled. */
function render(count: number): number | null {
  const started = performance.now()
  const next = [...waiting].slice(0, count)
  for (const one of next) waiting.delete(one)
  flushSync(() => {
    for (const one of next) one()
  })
  return next.length === 0 ? null : (performance.now() - started) / next.length
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

import { flushSync } from 'react-dom'

/** Milliseconds after which the queue yields to the page. */
const maxPauseMs = 45
/** Max number of charts rendered in one turn: the next ones may be slower than the last. */
const max = 6

const waiting = new Set<() => void>()
let isRunning = false
/** Milliseconds that a render took recently; the first chart is rendered alone. */
let usualMs = maxPauseMs

/**
 * Queues renders and runs a few at a time, so that many charts never block the page together; returns a function to
 * cancel one.
 */
export function renderQueue(drawing: () => void): () => void {
  waiting.add(drawing)
  if (!isRunning) {
    isRunning = true
    // Other changes of the response on the page are painted before most charts are rendered.
    requestAnimationFrame(() => soon(run))
    if (usualMs < maxPauseMs) soon(renderNext)
  }
  return () => void waiting.delete(drawing)
}

/** One chart is rendered while waiting for the frame. */
function renderNext(): void {
  const took = render(1)
  // Half of that time is the layout of other changes.
  if (took !== null) usualMs = Math.max(usualMs, took / 2)
}

function run(): void {
  const took = render(Math.max(1, Math.min(max, Math.floor(maxPauseMs / usualMs))))
  // A single slow render says little about the next.
  if (took !== null) usualMs = (usualMs + took) / 2
  isRunning = waiting.size > 0
  if (isRunning) soon(run)
}

/**
 * Renders the next charts together, so that they are measured and laid out once. Returns how long each took; null if
 * all were cancelled.
 */
function render(count: number): number | null {
  const started = performance.now()
  const next = [...waiting].slice(0, count)
  for (const one of next) waiting.delete(one)
  flushSync(() => {
    for (const one of next) one()
  })
  return next.length === 0 ? null : (performance.now() - started) / next.length
}

/** Schedules a separate task, without the four-millisecond delay of a timer. */
function soon(task: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    task()
  })
  port1.start()
  port2.postMessage(null)
}

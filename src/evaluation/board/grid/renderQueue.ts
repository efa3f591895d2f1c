import { flushSync } from 'react-dom'

/** Milliseconds after which the queue yields to the page. */
const maxPauseMs = 45
/** Max number of charts rendered in one turn: the next ones may be slower than the last. */
const max = 6

const waiting = new Set<() => void>()
let isRunning = false
/** Milliseconds that a chart takes; the first chart is rendered alone. */
let chartMs = maxPauseMs

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
    if (chartMs < maxPauseMs) soon(renderNext)
  }
  return () => void waiting.delete(drawing)
}

/** One chart is rendered while waiting for the frame. */
function renderNext(): void {
  const took = render(1)
  // Half of that time is the layout of other changes, so only a very slow chart says something about the next.
  if (took !== null && took > maxPauseMs) chartMs = Math.max(chartMs, took / 2)
}

function run(): void {
  const took = render(nextCount())
  // A quick turn shows what charts take; a slow one may be an exception.
  if (took !== null) chartMs = Math.min(took, (chartMs + took) / 2)
  isRunning = waiting.size > 0
  if (isRunning) soon(run)
}

/** In as few turns as possible, because each is painted, and with about as many charts in each. */
function nextCount(): number {
  const fitting = Math.max(1, Math.min(max, Math.floor(maxPauseMs / chartMs)))
  const turns = Math.max(1, Math.ceil(waiting.size / fitting))
  return Math.ceil(waiting.size / turns)
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

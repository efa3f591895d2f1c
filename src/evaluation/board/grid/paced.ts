import { flushSync } from 'react-dom'

/** Milliseconds after which the page gets a turn. */
const longest = 45
/** How many are drawn in one turn at most: the next ones may be slower than the last. */
const most = 4
const quick = 16

const waiting = new Set<() => void>()
let isRunning = false
/** How long a drawing took lately, in milliseconds; the first one is drawn alone. */
let usual = longest

/**
 * Runs drawings a few at a time, so that many charts never block the page together; returns a function to cancel one.
 */
export function paced(draw: () => void): () => void {
  waiting.add(draw)
  if (!isRunning) {
    isRunning = true
    // What the answer has changed elsewhere on the page is painted before the first charts take their time.
    requestAnimationFrame(() => soon(run))
    if (usual <= quick) soon(drawOne)
  }
  return () => void waiting.delete(draw)
}

function drawOne(): void {
  draw(1)
}

function run(): void {
  draw(Math.max(1, Math.min(most, Math.floor(longest / usual))))
  isRunning = waiting.size > 0
  if (isRunning) soon(run)
}

function draw(count: number): void {
  const started = performance.now()
  // As many as fit are drawn together: they are measured and laid out once, not one after another.
  const now = [...waiting].slice(0, count)
  for (const draw of now) waiting.delete(draw)
  flushSync(() => {
    for (const draw of now) draw()
  })
  // Where all were cancelled meanwhile, nothing is known of how long one takes.
  if (now.length > 0) usual = (usual + (performance.now() - started) / now.length) / 2
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

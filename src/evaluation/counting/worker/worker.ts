import { onReport, report } from '#lib/report.ts'
import { Engine } from './Engine.ts'
import type { Request } from './messages.ts'

// The page knows where reports go. It gets them before any reply that names one.
onReport((made) => globalThis.postMessage({ kind: 'report', report: made }, {}))

// Only the page that owns the worker sends it messages.
const engine = new Engine((reply) => globalThis.postMessage(reply, {}))
globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  engine.take(data).catch((error: unknown) => {
    report(error, 'evaluation: worker')
    // The page gets it as an error of the worker.
    reportError(error)
  })
})

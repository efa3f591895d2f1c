// oxlint-disable-next-line import/default -- the bundler makes it
import address from '../counting/worker/worker.ts?worker&url'
import type { EngineTransport, Reply } from '#evaluation/counting/worker/messages.ts'
import { type ErrorReport, ingestWorkerReport, Reported } from '#lib/report.ts'

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let trusted: string | null = null

/** The engine in a worker: a file of this origin, allowed by the Trusted Types policy `worker`. */
export function workerTransport(): EngineTransport {
  trusted ??= trust(address)
  const worker = new Worker(trusted, { type: 'module', name: 'evaluation' })
  return {
    send: (request, transfer = []) => worker.postMessage(request, transfer),
    hear: (listener, broke) => {
      let latest: ErrorReport | undefined
      worker.addEventListener('message', ({ data }: MessageEvent<Reply | { kind: 'report'; report: ErrorReport }>) => {
        if (data.kind === 'report') latest = ingestWorkerReport(data.report)
        else listener(data)
      })
      const stop = () => broke(latest ? new Reported(latest.id) : new Error('the worker stopped'))
      worker.addEventListener('error', stop)
      worker.addEventListener('messageerror', stop)
    },
    close: () => worker.terminate(),
  }
}

function trust(url: string): string {
  if (!hasPolicies(window)) return url
  return window.trustedTypes
    .createPolicy('worker', { createScriptURL: (requested) => (requested === address ? requested : 'about:blank') })
    .createScriptURL(url)
}

function hasPolicies(scope: object): scope is { trustedTypes: Policies } {
  return 'trustedTypes' in scope && scope.trustedTypes !== undefined
}

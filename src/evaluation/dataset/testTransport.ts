import { Engine } from '#evaluation/counting/worker/Engine.ts'
import type { EngineTransport } from '#evaluation/counting/worker/messages.ts'

/** The engine in this thread, for tests. */
export function linkHere(): EngineTransport {
  let listener: Parameters<EngineTransport['hear']>[0] = () => undefined
  let isOpen = true
  const engine = new Engine((reply) => {
    // Like a worker: never before the sender is done.
    queueMicrotask(() => {
      if (isOpen) listener(reply)
    })
  })
  return {
    send: (request) => queueMicrotask(() => void (isOpen && engine.take(request))),
    hear: (heard) => {
      listener = heard
    },
    close: () => {
      isOpen = false
    },
  }
}

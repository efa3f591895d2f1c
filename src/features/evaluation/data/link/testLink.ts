import { Engine } from './Engine.ts'
import type { Link } from './messages.ts'

/** The engine in this thread, for tests. */
export function linkHere(): Link {
  let listener: Parameters<Link['hear']>[0] = () => undefined
  let isOpen = true
  const engine = new Engine((reply) => {
    // As a worker does: never before the sender is done.
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

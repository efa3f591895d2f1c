import { Engine } from './Engine.ts'
import type { Request } from './messages.ts'

// The worker: only the page it belongs to sends it messages.
const engine = new Engine((reply) => globalThis.postMessage(reply, {}))
globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => void engine.take(data))

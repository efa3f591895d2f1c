import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { handlers } from './handlers.ts'

async function getRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) if (chunk instanceof Buffer) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const method = incoming.method ?? 'GET'
  const bodiless = method === 'GET' || method === 'HEAD'
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`
  return new Request(address, { method, headers, ...(bodiless ? {} : { body: Buffer.concat(chunks) }) })
}

/** Handles a node:http request with the handlers; a network error closes the connection. */
export async function answerBackend(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await getResponse(handlers, await getRequest(incoming))
  if (!response || response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  if (response.body) await sendBody(response.body, outgoing)
  outgoing.end()
}

/** Writes chunk by chunk, waiting for a slow reader and stopping when it disconnects. */
async function sendBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (outgoing.destroyed) return reader.cancel()
    if (!outgoing.write(piece.value)) await waitForRoom(outgoing)
  }
  return undefined
}

function waitForRoom(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off('drain', done).off('close', done)
      resolve()
    }
    outgoing.once('drain', done).once('close', done)
  })
}

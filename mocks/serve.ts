import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { basePath } from './backend.ts'
import { isObject, parseJson } from './db/json.ts'
import type { Fields } from './db/json.ts'
import { deployHeaders } from './deployHeaders.ts'
import { answerBackend } from './http.ts'
import { sendStatic } from './staticFiles.ts'

export { demoLogins } from './seed/demoLogins.ts'

export type ServeOptions = {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Folder of the built app. */
  dist?: string
  headers?: string
  /** Merged over the built app's config.json. */
  config?: Fields
}

function configText(dist: string, overrides: Fields): string {
  const path = join(dist, 'config.json')
  const built = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : {}
  return JSON.stringify({ ...(isObject(built) ? built : {}), ...overrides })
}

function sendFailure(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.destroyed || outgoing.socket?.destroyed) return
  console.error(error)
  if (outgoing.headersSent) outgoing.destroy()
  else
    outgoing
      .writeHead(500, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>')
}

/** The app and the mock backend on one origin, with the deployment's own headers. */
export async function serve(
  options: ServeOptions,
): Promise<{ server: Server; url: string; close: () => Promise<void> }> {
  const { port, host = '127.0.0.1', dist = 'dist', headers = 'docs/deploy/headers.conf', config } = options
  const always = deployHeaders(headers)
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(always)) outgoing.setHeader(name, value)
    const url = incoming.url ?? '/'
    if (url.startsWith(basePath)) return answerBackend(incoming, outgoing)
    if (config && url.split('?')[0] === '/config.json') {
      outgoing
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
        .end(configText(dist, config))
      return undefined
    }
    return sendStatic(dist, incoming, outgoing)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => sendFailure(outgoing, error))
  })
  // Longer than any pause between two clicks: a connection closed by us just then would look like a fault.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${typeof address === 'object' && address ? address.port : port}/`
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { server, url, close }
}

import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { basePath } from './backend.ts'
import { isObject, parseJson } from './db/json.ts'
import type { Fields } from './db/json.ts'
import { deployHeaders } from './deployHeaders.ts'
import { answerBackend } from './http.ts'
import { appPath, providerPath, serveStandIn } from './standIn.ts'
import { sendStatic } from './staticFiles.ts'
import { defaultSession, resetWorld, type WorldName, getWorld } from './worlds.ts'

export { demoLogins } from './seed/demoLogins.ts'
export { demoConfig } from './demo/config.ts'

export type ServeOptions = {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** The path of the portal on the host, with a slash at both ends. The backend stays at the root. */
  path?: string
  /** Folder of the built app. */
  dist?: string
  headers?: string
  /** Merged into the built app's config.json. */
  config?: Fields
  /** The data of requests without a session; those of the tests by default. */
  world?: WorldName
  /**
   * The port of a stand-in for other sites (0 takes any free one): external apps and single sign-on then lead to it.
   */
  standIn?: number
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
): Promise<{ server: Server; url: string; standIn?: string; close: () => Promise<void> }> {
  const {
    port,
    host = '127.0.0.1',
    path: portalPath = '/',
    dist = 'dist',
    headers = 'docs/deploy/headers.conf',
  } = options
  let url = ''
  if (options.world) resetWorld(defaultSession, options.world)
  const other = options.standIn === undefined ? undefined : await serveStandIn(options.standIn, host, () => url)
  const standIn = other && getAddress(other, host)
  const always = standIn ? withTarget(deployHeaders(headers), standIn) : deployHeaders(headers)
  const config = standIn ? { ...options.config, ...configFor(standIn) } : options.config
  if (standIn) leadAppsTo(standIn)
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(always)) outgoing.setHeader(name, value)
    const path = incoming.url ?? '/'
    if (path.startsWith(basePath)) return answerBackend(incoming, outgoing)
    if (config && path.split('?')[0] === `${portalPath}config.json`) {
      outgoing
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
        .end(configText(dist, config))
      return undefined
    }
    return sendStatic(dist, incoming, outgoing, portalPath)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => sendFailure(outgoing, error))
  })
  // Longer than any pause between two clicks: closing a connection in between would look like a fault.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  url = new URL(portalPath, getAddress(server, host)).href
  const close = async (): Promise<void> => {
    await Promise.all([server, ...(other ? [other] : [])].map(closed))
  }
  return { server, url, ...(standIn ? { standIn } : {}), close }
}

function getAddress(server: Server, host: string): string {
  const address = server.address()
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${typeof address === 'object' && address ? address.port : 0}/`
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** The headers of a deployment that lists this address in `form-action`. */
function withTarget(headers: Record<string, string>, address: string): Record<string, string> {
  const policy = 'Content-Security-Policy'
  const named = `form-action 'self' ${new URL(address).origin}`
  return { ...headers, [policy]: (headers[policy] ?? '').replace("form-action 'self'", named) }
}

const configFor = (standIn: string): Fields => ({
  trustedRedirectOrigins: [new URL(standIn).origin],
  ssoUrl: standIn + providerPath,
})

/** Without a session the external apps are at the stand-in. */
function leadAppsTo(standIn: string): void {
  const world = getWorld(defaultSession)
  for (const app of world.rows('apps/apps'))
    if (app['url']) world.put('apps/apps', { ...app, url: `${standIn}${appPath}${app.id}/` })
}

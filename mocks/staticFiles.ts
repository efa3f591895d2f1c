import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}
const compressible = new Set(['.html', '.js', '.css', '.json', '.map', '.svg', '.txt', '.webmanifest', '.wasm'])

type Packed = { changed: number; plain: Buffer; zipped: Buffer | undefined }
const packed = new Map<string, Packed>()

function getContent(file: string, path: string): Packed {
  const changed = statSync(file).mtimeMs
  const known = packed.get(path + file)
  if (known?.changed === changed) return known
  const stored = readFileSync(file)
  const isMoved = path !== '/' && file.endsWith('.html')
  const plain = isMoved ? Buffer.from(stored.toString().replaceAll('="/', `="${path}`)) : stored
  const zipped = compressible.has(extname(file)) && plain.length > 1024 ? gzipSync(plain) : undefined
  const entry = { changed, plain, zipped }
  packed.set(path + file, entry)
  return entry
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The file of a path inside the folder; undefined outside of it. */
function fileAt(folder: string, pathname: string): string | undefined {
  const root = resolve(folder)
  const file = normalize(join(root, pathname))
  return file.startsWith(root + sep) && !pathname.includes('\0') && isFile(file) ? file : undefined
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '\0'
  }
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

/** A name with an extension is a file, unless it is the token of a mailed link. */
function isPage(pathname: string): boolean {
  return /^\/(?:reset|signup|signupFSP|demo)\//.test(pathname) || !/\.\w+$/.test(pathname)
}

/**
 * Serves the built app under a path: hashed assets are cached forever, index.html is fresh, unknown paths return the
 * app. As docs/deploy does, it puts the path in front of what index.html names from the root.
 */
export function sendStatic(folder: string, incoming: IncomingMessage, outgoing: ServerResponse, path = '/'): void {
  const requested = decoded((incoming.url ?? '/').split(/[?#]/)[0] ?? '/')
  if (requested === path.slice(0, -1)) return void outgoing.writeHead(301, { Location: path }).end()
  if (!requested.startsWith(path)) return sendText(outgoing, 404, 'Not found')
  const pathname = requested.slice(path.length - 1)
  const isAsset = pathname.startsWith('/assets/')
  const file = fileAt(folder, pathname) ?? (isPage(pathname) ? fileAt(folder, '/index.html') : undefined)
  if (!file) return sendText(outgoing, 404, 'Not found')
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return sendText(outgoing, 405, 'Method not allowed')
  const { plain, zipped } = getContent(file, path)
  const wantsZip = zipped !== undefined && /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''))
  const body = wantsZip ? zipped : plain
  outgoing.writeHead(200, {
    'Content-Type': kinds[extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(wantsZip ? { 'Content-Encoding': 'gzip' } : {}),
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

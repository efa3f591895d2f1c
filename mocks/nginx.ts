import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** The nginx of this machine, for tests of docs/deploy; undefined where it is not installed. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
)

export type Nginx = {
  /** Its log so far. */
  said: () => string
  /** Resolves once its log is complete. */
  stop: () => Promise<void>
}

/** Starts it with a configuration. */
export function startNginx(folder: string, file: string): Nginx {
  const server = spawn(nginx ?? '', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  server.stderr.on('data', (piece: Buffer) => (text += piece.toString()))
  const over = once(server, 'exit')
  return {
    said: () => text,
    stop: async () => {
      server.kill()
      await over
    },
  }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Requests an address unchanged; `fetch` would normalise it and decompress the response. */
export async function send(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return await new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
      .on('error', fail)
      .end()
  })
}

/** Starts a server on any port and returns the port. */
export async function listenOn(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOn(server)
  await new Promise((done) => server.close(done))
  return port
}

/** Resolves once a server listens on a port. */
export async function isUp(port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isListening(port)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nginx does not start: ${said()}`)
}

async function isListening(port: number): Promise<boolean> {
  return await new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })
}

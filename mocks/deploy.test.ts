// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployHeaders } from './deployHeaders.ts'

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))
const deploy = resolve('docs/deploy')
const always = deployHeaders(join(deploy, 'headers.conf'))
const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(nginx === undefined)(
  `the nginx of docs/deploy ${nginx ? 'serves' : '(not run: nginx is not installed here)'}`,
  () => {
    let server: ChildProcess
    let base = ''
    let port = 0
    const backend = createServer((request, response) =>
      response.writeHead(request.url === '/broken/' ? 500 : 200, { 'Referrer-Policy': 'unsafe-url' }).end(request.url),
    )

    beforeAll(async () => {
      const backendPort = await listenOn(backend)
      port = await freePort()
      base = `http://127.0.0.1:${port}`
      writeFileSync(join(folder, 'nginx.conf'), around(adapted(backendPort, port)))
      writeBuild(join(folder, 'dist'))
      chmodSync(folder, 0o755)
      server = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await isUp(base, server)
    }, 20_000)
    afterAll(() => {
      server.kill()
      backend.close()
    })

    const paths: [string, number, string | null][] = [
      ['/', 200, 'no-cache'],
      ['/index.html', 200, 'no-cache'],
      ['/patzu/hospitals/5', 200, 'no-cache'],
      ['/reset/abc', 200, 'no-cache'],
      ['/config.json', 200, 'no-cache'],
      ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
      ['/assets/gone-1a2b.js', 404, null],
      ['/assets/', 404, null],
      ['/assets/app-1a2b.js.map', 404, null],
      ['/.vite/manifest.json', 404, null],
      ['/backend/api/token/', 200, null],
      ['/backend/broken/', 500, null],
      [`/${'x'.repeat(9000)}`, 414, null],
    ]
    test.each(paths)(
      '%.40s with status %i, its own Cache-Control and every header [P03] [P04]',
      async (path, status, cache) => {
        const response = await fetch(base + path)
        expect(response.status).toBe(status)
        expect(response.headers.get('Cache-Control')).toBe(cache)
        for (const [name, value] of Object.entries(always))
          expect([name, response.headers.get(name)]).toEqual([name, value])
      },
    )

    test('a page of the app with the app itself, and never in the place of an asset or a configuration [P03]', async () => {
      expect(await (await fetch(`${base}/patzu/hospitals`)).text()).toContain('<div id="root">')
      expect(await (await fetch(`${base}/assets/gone.js`)).text()).not.toContain('<div id="root">')
      rmSync(join(folder, 'dist/config.json'))
      expect((await fetch(`${base}/config.json`)).status).toBe(404)
    })

    test('its log without the secrets of mailed links and of a sign-on [AUTH-36]', async () => {
      const secret = [
        '/login?code=s1',
        '/loginFSP/?code=s2',
        '/reset?token=s3',
        '/signup?token=s4',
        '/signupFSP?token=s5',
        '/demo?token=s6',
        '/responsible?token=s7&email=a',
        '/backend/signup/s8/',
        '/backend/login-demo/s9/',
        '/reset/s10',
      ]
      const others = [
        '/',
        '/login',
        '/patzu/hospitals?search=demo',
        '/assets/app-1a2b.js',
        '/backend/accounts/demo_users/',
      ]
      for (const path of [...secret, ...others]) expect((await fetch(base + path)).status).toBe(200)
      const logged = () =>
        readFileSync(join(folder, 'access.log'), 'utf8')
          .split('\n')
          .map((line) => line.split(' ')[6])
      await expect.poll(logged).toEqual(expect.arrayContaining(others))
      expect(logged().filter((path) => secret.includes(path ?? ''))).toEqual([])
    })

    test('a malformed request with every header, too [P04]', async () => {
      const answer = await raw(port, 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n')
      expect(answer).toMatch(/^HTTP\/1\.1 400/)
      for (const [name, value] of Object.entries(always)) expect(answer).toContain(`${name}: ${value}`)
    })

    test('a backend that is down with an answer of its own, and every header [P04]', async () => {
      await new Promise((done) => {
        backend.close(done)
        backend.closeAllConnections()
      })
      const response = await fetch(`${base}/backend/api/token/`)
      expect(response.status).toBe(502)
      for (const [name, value] of Object.entries(always))
        expect([name, response.headers.get(name)]).toEqual([name, value])
    })
  },
)

test('the headers name no origin but the portal’s own, allow nothing inline, and tell nobody where one came from [S17] [P04] [P05]', () => {
  expect(always['Content-Security-Policy']).toMatch(
    /default-src 'none'.*form-action 'self';.*frame-ancestors 'none';.*require-trusted-types-for 'script'; trusted-types dompurify worker$/,
  )
  expect(always['Content-Security-Policy']).not.toMatch(/unsafe-|https?:|\*/)
  expect(always).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
  expect(always['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}/)
  expect(Object.keys(always)).toContain('Permissions-Policy')
})

test('the Dockerfile copies what exists, builds with the lockfile, and runs as nobody in particular', () => {
  const lines = readFileSync(join(deploy, 'Dockerfile'), 'utf8').split('\n')
  const images = lines.filter((line) => line.startsWith('FROM '))
  expect(images).toHaveLength(2)
  for (const line of images) expect(line).toMatch(/^FROM [\w./-]+:\d+\.\d+[\w.-]*(?: AS \w+)?$/)
  for (const source of sources(lines)) expect([source, existsSync(source)]).toEqual([source, true])
  expect(lines).toContain('RUN npm ci --ignore-scripts --no-audit --no-fund')
  expect(lines.findIndex((line) => line === 'USER 101')).toBeGreaterThan(
    lines.findIndex((line) => line.startsWith('FROM nginx')),
  )
  const template = readFileSync(join(deploy, 'container.conf.template'), 'utf8')
  expect(template.match(/\$\{\w+\}/g)).toEqual(['${PORTAL_BACKEND}'])
  expect(lines.some((line) => line.startsWith('ENV PORTAL_BACKEND='))).toBe(true)
})

test('what the Dockerfile copies is enough for a build', () => {
  const place = join(folder, 'context')
  const lines = readFileSync(join(deploy, 'Dockerfile'), 'utf8').split('\n')
  mkdirSync(place)
  for (const source of sources(lines.slice(0, lines.indexOf('RUN npm run build'))))
    cpSync(source, join(place, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
  const { status, stderr } = spawnSync(
    'node',
    [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    { cwd: place, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(existsSync(join(place, 'dist/index.html'))).toBe(true)
}, 60_000)

/** What is copied from the repository, not from another stage. */
function sources(lines: string[]): string[] {
  return lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1))
}

/** nginx.conf without TLS, on free ports and with this machine's paths. */
function adapted(backendPort: number, port: number): string {
  const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/^\s*(?:listen \[::\]|ssl_|http2).*$/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replace('127.0.0.1:8000', `127.0.0.1:${backendPort}`)
  writeFileSync(join(folder, 'locations.conf'), localised(readFileSync(join(deploy, 'locations.conf'), 'utf8')))
  return localised(text)
}

function localised(text: string): string {
  return text
    .replaceAll('/etc/nginx/portal/locations.conf', join(folder, 'locations.conf'))
    .replaceAll('/etc/nginx/portal', deploy)
    .replaceAll('/srv/portal/dist', join(folder, 'dist'))
    .replaceAll('/var/log/nginx', folder)
}

function around(server: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${places}\n${server}\n}\n`
}

function writeBuild(dist: string): void {
  for (const [path, text] of Object.entries({
    'index.html': '<div id="root"></div>',
    'config.json': '{}',
    'assets/app-1a2b.js': '0',
    'assets/app-1a2b.js.map': '{}',
    '.vite/manifest.json': '{}',
  })) {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
}

async function listenOn(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOn(server)
  await new Promise((done) => server.close(done))
  return port
}

async function isUp(base: string, server: ChildProcess): Promise<void> {
  let said = ''
  server.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(base).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nginx does not start: ${said}`)
}

async function raw(port: number, request: string): Promise<string> {
  return await new Promise((done, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (text) => (answer += text.toString()))
    socket.on('end', () => done(answer)).on('error', fail)
  })
}

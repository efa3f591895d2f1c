// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxIds } from '#lib/constants.ts'
import { deployHeaders } from './deployHeaders.ts'
import { freePort, isUp, listenOn, type Nginx, nginx, send, startNginx } from './nginx.ts'

const deploy = resolve('docs/deploy')
const always = deployHeaders(join(deploy, 'headers.conf'))
const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The same headers as a backend may send them. */
const headersOfBackend = {
  'Referrer-Policy': 'unsafe-url',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=*',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=1',
}

describe.skipIf(nginx === undefined)(
  `the nginx of docs/deploy ${nginx ? 'serves' : '(not run: nginx is not installed here)'}`,
  () => {
    let server: Nginx
    let base = ''
    let port = 0
    const backend = createServer((request, response) =>
      response
        .writeHead(request.url === '/broken/' ? 500 : 200, {
          ...headersOfBackend,
          ...(request.url === '/policy/' && { 'Content-Security-Policy': 'sandbox' }),
        })
        .end(request.url),
    )

    beforeAll(async () => {
      const backendPort = await listenOn(backend)
      port = await freePort()
      base = `http://127.0.0.1:${port}`
      writeFileSync(join(folder, 'nginx.conf'), around(adapted(backendPort, port)))
      writeBuild(join(folder, 'dist'))
      chmodSync(folder, 0o755)
      server = startNginx(folder, join(folder, 'nginx.conf'))
      await isUp(port, server.said)
    }, 20_000)
    afterAll(async () => {
      backend.close()
      await server.stop()
    })

    const paths: [string, number, string | null][] = [
      ['/', 200, 'no-cache'],
      ['/index.html', 200, 'no-cache'],
      ['/patzu/hospitals/5', 200, 'no-cache'],
      ['/reset/abc', 200, 'no-cache'],
      ['/config.json', 200, 'no-cache'],
      ['/version.json', 200, 'no-cache'],
      ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
      ['/assets/gone-1a2b.js', 404, null],
      ['/assets/', 404, null],
      ['/assets/app-1a2b.js.br', 404, null],
      ['/favicon.svg', 200, 'no-cache'],
      ['/robots.txt', 404, null],
      ['/wp-login.php', 404, null],
      ['/patzu/gone.js', 404, null],
      ['/.sbom.cdx.json', 404, null],
      ['/reset/ey.jh.bg', 200, 'no-cache'],
      ['/assets/app-1a2b.js.map', 404, null],
      ['/.vite/manifest.json', 404, null],
      ['/backend/api/token/', 200, null],
      ['/backend/broken/', 500, null],
      [`/${'x'.repeat(33_000)}`, 414, null],
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

    test('a second policy of the backend, which a browser combines with the portal’s [P04]', async () => {
      const { headers } = await fetch(`${base}/backend/policy/`)
      expect(headers.get('Content-Security-Policy')).toBe(`sandbox, ${always['Content-Security-Policy']}`)
    })

    test('the security contact as text with every header [P04]', async () => {
      const path = join(folder, 'security.txt')
      rmSync(path, { force: true })
      expect((await fetch(`${base}/.well-known/security.txt`)).status).toBe(404)
      writeFileSync(path, readFileSync(join(deploy, 'security.txt.example')))
      const response = await fetch(`${base}/.well-known/security.txt`)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(await response.text()).toMatch(/^Contact: .+\nExpires: /m)
      for (const [name, value] of Object.entries(always))
        expect([name, response.headers.get(name)]).toEqual([name, value])
    })

    test('request lines up to the limit of locations.conf', async () => {
      const ids = Array.from({ length: maxIds }, (_, index) => 9_007_199_254_740_000 + index).join('%2C')
      expect((await fetch(`${base}/backend/patzu/hospitals/?ids=${ids}&size=200&ordering=name`)).status).toBe(200)
      expect((await fetch(`${base}/backend/?x=${'x'.repeat(33_000)}`)).status).toBe(414)
    })

    test('the app for pages but not for assets or the configuration [P03]', async () => {
      expect(await (await fetch(`${base}/patzu/hospitals`)).text()).toContain('<div id="root">')
      expect(await (await fetch(`${base}/assets/gone.js`)).text()).not.toContain('<div id="root">')
      rmSync(join(folder, 'dist/config.json'))
      expect((await fetch(`${base}/config.json`)).status).toBe(404)
    })

    test('its log without secrets of links and without e-mail addresses [AUTH-36]', async () => {
      const secret = [
        '/login?code=SECRET',
        '/loginFSP/?code=SECRET',
        '/?code=SECRET',
        '/patzu/hospitals?code=SECRET',
        '/reset?token=SECRET',
        '/reset/SECRET',
        '//reset/SECRET',
        '/reset//SECRET',
        '/%72eset/SECRET',
        '/RESET/SECRET',
        '/signup/SECRET',
        '/signupFSP/SECRET',
        '/demo/SECRET.x',
        '/responsible?token=SECRET&email=SECRET@example.ch',
        '/backend/signup/SECRET/',
        '/backend//signup/SECRET/',
        '/backend/login-demo/SECRET/',
        '/backend/accounts/users/?search=SECRET@example.ch',
      ]
      const others = ['/', '/login', '/patzu/hospitals', '/assets/app-1a2b.js', '/backend/accounts/demo_users/']
      for (const path of [...secret, ...others]) expect((await send(port, path)).status).toBe(200)
      const logged = () => readFileSync(join(folder, 'access.log'), 'utf8')
      await expect
        .poll(() =>
          logged()
            .split('\n')
            .map((line) => line.split(' ')[4]),
        )
        .toEqual(expect.arrayContaining(others))
      expect(logged()).not.toMatch(/SECRET|example/)
      expect(logged()).toContain('"GET /reset/- HTTP/1.1" 200')
    })

    test('scripts and styles compressed with brotli or gzip with their own content type', async () => {
      const dist = join(folder, 'dist')
      expect(spawnSync('node', ['.ci/package.mjs', dist]).status).toBe(0)
      const requested = async (path: string, accepted: string) => {
        const { headers, body } = await send(port, path, { 'Accept-Encoding': accepted })
        const encoding = headers['content-encoding'] ?? ''
        const unpack = new Map([
          ['br', brotliDecompressSync],
          ['gzip', gunzipSync],
        ]).get(encoding)
        const plain = unpack ? unpack(body) : body
        expect(plain.toString()).toBe(readFileSync(join(dist, path), 'utf8'))
        for (const [name, value] of Object.entries(always))
          expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
        return [encoding, headers['content-type'], headers['cache-control']]
      }
      const script = 'text/javascript; charset=utf-8'
      const forEver = 'public, max-age=31536000, immutable'
      expect(await requested('/assets/large-1a2b.js', 'gzip, deflate, br, zstd')).toEqual(['br', script, forEver])
      expect((await requested('/assets/large-1a2b.js', 'gzip, br;q=0.5'))[0]).toBe('br')
      expect((await requested('/assets/large-1a2b.js', 'gzip, br;q=0'))[0]).toBe('gzip')
      expect((await requested('/assets/large-1a2b.js', ''))[0]).toBe('')
      expect(await requested('/assets/large-1a2b.css', 'br')).toEqual(['br', 'text/css; charset=utf-8', forEver])
      expect((await requested('/assets/app-1a2b.js', 'br'))[0]).toBe('')
    }, 60_000)

    test('a malformed request with every header, too [P04]', async () => {
      const answer = await raw(port, 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n')
      expect(answer).toMatch(/^HTTP\/1\.1 400/)
      for (const [name, value] of Object.entries(always)) expect(answer).toContain(`${name}: ${value}`)
    })

    test('a response of its own while the backend is down, with every header [P04]', async () => {
      await new Promise((done) => {
        backend.close(done)
        backend.closeAllConnections()
      })
      const response = await fetch(`${base}/backend/api/token/`)
      expect(response.status).toBe(502)
      for (const [name, value] of Object.entries(always))
        expect([name, response.headers.get(name)]).toEqual([name, value])
      expect((await send(port, '/backend/signup/SECRET/?code=SECRET')).status).toBe(502)
      await expect.poll(() => readFileSync(join(folder, 'access.log'), 'utf8')).toContain('/backend/signup/-')
      expect(server.said()).not.toContain('SECRET')
      expect(readFileSync(join(folder, 'access.log'), 'utf8')).not.toContain('SECRET')
    })
  },
)

test('requests as large as the largest file of the portal [F16]', () => {
  const [, client = ''] =
    /const maxSize = (\d+) \* 1024 \* 1024/.exec(readFileSync('src/features/files/upload/sending.ts', 'utf8')) ?? []
  const [, proxy = ''] = /client_max_body_size (\d+)m;/.exec(readFileSync(join(deploy, 'locations.conf'), 'utf8')) ?? []
  expect(Number(proxy)).toBe(Number(client) + 1)
})

test('the headers allow only the portal’s own origin, nothing inline and no referrer [S17] [P04] [P05]', () => {
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

/** The server of nginx.conf without TLS on a free port with the paths of this machine. */
function adapted(backendPort: number, port: number): string {
  const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/^\s*(?:listen \[::\]|ssl_).*$/gm, '')
    .replaceAll(/server \{[^{}]*return (?:444|301).*\s+\}/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:8000', `127.0.0.1:${backendPort}`)
  writeFileSync(join(folder, 'locations.conf'), localised(readFileSync(join(deploy, 'locations.conf'), 'utf8')))
  return localised(text)
}

function localised(text: string): string {
  return text
    .replaceAll('/etc/nginx/portal/locations.conf', join(folder, 'locations.conf'))
    .replaceAll('/etc/nginx/portal/security.txt', join(folder, 'security.txt'))
    .replaceAll('/etc/nginx/portal', deploy)
    .replaceAll('/srv/portal/dist', join(folder, 'dist'))
    .replaceAll('/var/log/nginx', folder)
}

function around(server: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${places}\n${server}\n}\n`
}

function writeBuild(dist: string): void {
  for (const [path, text] of Object.entries({
    'index.html': '<div id="root"></div>',
    'config.json': '{}',
    'version.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': '0',
    'assets/large-1a2b.js': 'const one = 1\n'.repeat(500),
    'assets/large-1a2b.css': '.one { color: red }\n'.repeat(500),
    'assets/app-1a2b.js.map': '{}',
    '.vite/manifest.json': '{}',
  })) {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
}

async function raw(port: number, request: string): Promise<string> {
  return await new Promise((done, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (text) => (answer += text.toString()))
    socket.on('end', () => done(answer)).on('error', fail)
  })
}

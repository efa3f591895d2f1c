// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, isUp, type Nginx, nginx, send, startNginx } from './nginx.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const deploy = resolve('docs/deploy')
const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** nginx.conf unchanged except for ports and paths. */
describe.skipIf(nginx === undefined || !hasOpenssl)('nginx.conf as shipped', () => {
  const host = 'portal.example.ch'
  let server: Nginx
  let plain = 0
  let secure = 0

  beforeAll(async () => {
    ;[plain, secure] = [await freePort(), await freePort()]
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${host}`,
      ...key,
    ])
    for (const name of ['http.conf', 'headers.conf', 'locations.conf', 'nginx.conf'])
      writeFileSync(
        join(folder, name),
        readFileSync(join(deploy, name), 'utf8')
          .replaceAll('/etc/nginx/portal', folder)
          .replaceAll('/etc/ssl/portal', folder)
          .replaceAll('/srv/portal/dist', join(folder, 'dist'))
          .replaceAll('/var/log/nginx', folder)
          .replaceAll(/^\s*listen \[::\].*$/gm, '')
          .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
          .replaceAll('listen 443', `listen 127.0.0.1:${secure}`),
      )
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/index.html'), '<div id="root"></div>')
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      join(folder, 'main.conf'),
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${places.join('\n')}\naccess_log ${folder}/other.log;\ninclude ${folder}/nginx.conf;\n}\n`,
    )
    chmodSync(folder, 0o755)
    server = startNginx(folder, join(folder, 'main.conf'))
    await isUp(plain, server.said)
  }, 20_000)
  afterAll(async () => server.stop())

  test('redirects a known host to https without logging', async () => {
    const { status, headers } = await send(plain, '/reset/SECRET?code=SECRET', { Host: host })
    expect([status, headers.location]).toEqual([301, `https://${host}/reset/SECRET?code=SECRET`])
    expect(readFileSync(join(folder, 'other.log'), 'utf8')).toBe('')
  })

  test.each(['evil.example', '127.0.0.1', ''])('sends the unknown host %j no response or redirect', async (other) => {
    await expect(send(plain, '/', { Host: other })).rejects.toThrow(/socket hang up|ECONNRESET/)
    await expect(ask(other)).rejects.toThrow(/socket hang up|ECONNRESET/)
  })

  test('serves the portal with TLS', async () => {
    expect(await ask(host)).toEqual([200, '<div id="root"></div>'])
  })

  async function ask(name: string): Promise<[number, string]> {
    return await new Promise((done, fail) => {
      const options = { host: '127.0.0.1', port: secure, path: '/', headers: { Host: name }, rejectUnauthorized: false }
      request(options, (response) => {
        let text = ''
        response.on('data', (piece: Buffer) => (text += piece.toString()))
        response.on('end', () => done([response.statusCode ?? 0, text]))
      })
        .on('error', fail)
        .end()
    })
  }
})

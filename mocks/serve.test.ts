// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployHeaders } from './deployHeaders.ts'
import { getKnobs } from './knobs.ts'
import { serve } from './serve.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
let portal: Awaited<ReturnType<typeof serve>> | undefined
const at = (path: string): string => `${portal?.url ?? ''}${path}`

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(dist, 'config.json'), '{"apiBase":"/backend/","environment":"production"}')
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), `/* ${'x'.repeat(3000)} */`)
  portal = await serve({ port: 0, dist, config: { environment: 'demo' } })
})

afterAll(async () => {
  await portal?.close()
  rmSync(dist, { recursive: true })
})

/** fetch would normalise `..` before sending it. */
async function rawStatus(path: string): Promise<string> {
  const port = Number(new URL(at('')).port)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject)
  })
}

describe('the server', () => {
  test('sends the deployment headers with every response', async () => {
    const expected = deployHeaders('docs/deploy/headers.conf')
    expect(Object.keys(expected)).toContain('Content-Security-Policy')
    for (const path of [
      '',
      'assets/missing.js',
      'config.json',
      'backend/nothing/',
      'backend/apps/apps/',
      'patzu/hospitals/1',
    ]) {
      const { headers } = await fetch(at(path))
      for (const [name, value] of Object.entries(expected)) expect([path, headers.get(name)]).toEqual([path, value])
    }
  })
  test('caches assets forever, revalidates the rest and has real 404s', async () => {
    const asset = await fetch(at('assets/app-1a2b.js'))
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(asset.headers.get('Content-Encoding')).toBe('gzip')
    expect((await fetch(at('assets/app-gone.js'))).status).toBe(404)
    const page = await fetch(at('results/evaluations/91'))
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect(await page.text()).toContain('<title>Portal</title>')
  })
  test('merges the given config into the built one', async () => {
    expect(await (await fetch(at('config.json'))).json()).toEqual({ apiBase: '/backend/', environment: 'demo' })
  })
  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/../../etc/passwd',
    '/%00',
    '/%E0%A4%A',
  ])('%s does not leave the root', async (path) => {
    expect(await rawStatus(path)).not.toContain('root:')
  })
  test('forwards to the backend with its own address in links', async () => {
    const { access } = getKnobs('served').signIn('staff@demo.example')
    const headers = { 'X-Mock-Session': 'served', Authorization: `Bearer ${access}` }
    const list: { next: string } = await (await fetch(at('backend/patzu/hospitals/'), { headers })).json()
    expect(list.next).toBe(at('backend/patzu/hospitals/?page=2'))
    const form = new FormData()
    form.append('files', new File(['ü'], 'ümlaut.txt'))
    form.append('object_id', '1')
    form.append('content_type', '20')
    expect((await fetch(at('backend/upload/'), { method: 'POST', body: form, headers })).status).toBe(201)
  })
  test('drops a connection', async () => {
    getKnobs('served').fail({ path: 'apps/apps/', kind: 'drop' })
    await expect(fetch(at('backend/apps/apps/'), { headers: { 'X-Mock-Session': 'served' } })).rejects.toThrow()
  })
})

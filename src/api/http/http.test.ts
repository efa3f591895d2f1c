// @vitest-environment jsdom
import { createServer } from 'node:http'
import { HttpResponse, http, passthrough } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#api/calls/client.ts'
import { takeConfig } from '#api/config/config.ts'
import { OfflineError, StaleSessionError } from './errors.ts'
import { signIn, signOut, useSession } from '#api/session/session.ts'
import { http as api } from './http.ts'
import { base, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { clearAccessToken } from '#api/session/tokens.ts'

const server = testBackend()
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

test.each([
  ['a read', 'GET', {}],
  ['a write', 'POST', { body: { a: 1 } }],
  ['an upload', 'POST', { form: new FormData(), onProgress: () => undefined }],
] as const)(
  '%s reads no cookie, names no library and is stored nowhere [S21, API-16]',
  async (_what, method, options) => {
    await signedInAs(7)
    document.cookie = 'XSRF-TOKEN=canary'
    const requests: Request[] = []
    server.use(
      http.all(`${base}x/`, ({ request }) => {
        requests.push(request)
        return HttpResponse.json({})
      }),
    )
    await call(method, 'x/', options)
    const [request] = requests
    // A browser cannot omit same-origin cookies from an upload; the portal adds none.
    const headers = [...(request?.headers ?? [])].filter(([name]) => name !== 'cookie' || !('form' in options))
    expect(JSON.stringify(headers)).not.toMatch(/canary|axios|xsrf/i)
    expect(request?.headers.get('Accept')).toContain('application/json')
    if (!('form' in options))
      expect(request).toMatchObject({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
  },
)

test('only a write with a body has a content type', async () => {
  await signedInAs(7)
  const types: (string | null)[] = []
  server.use(
    http.post(`${base}x/`, ({ request }) => {
      types.push(request.headers.get('Content-Type'))
      return HttpResponse.json({})
    }),
  )
  await call('POST', 'x/')
  await call('POST', 'x/', { body: [] })
  expect(types).toEqual([null, 'application/json'])
})

test('sends a record with all its keys', async () => {
  await signedInAs(7)
  const stored = '{"constructor":"a","__proto__":{"prototype":"b"},"none":null,"text":" c "}'
  const bodies: string[] = []
  server.use(
    http.put(`${base}x/`, async ({ request }) => {
      bodies.push(await request.text())
      return HttpResponse.json({})
    }),
  )
  await call('PUT', 'x/', { body: JSON.parse(stored) as object })
  expect(bodies).toEqual([stored])
})

test('omits only parameters that are undefined', async () => {
  await signedInAs(7)
  const queries: string[][] = []
  server.use(
    http.get(`${base}x/`, ({ request }) => {
      queries.push([...new URL(request.url).searchParams].map(String))
      return HttpResponse.json([])
    }),
  )
  await call('GET', 'x/', {
    query: { a: undefined, b: 0, c: false, d: '', e: '2026-01-01T00:00:00+01:00', f: 'ä & =+' },
  })
  expect(queries).toEqual([['b,0', 'c,false', 'd,', 'e,2026-01-01T00:00:00+01:00', 'f,ä & =+']])
})

test('does not send a pending request with the token of the next user [S07] [S11]', async () => {
  await signedInAs(7)
  const sent: (string | null)[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, () => HttpResponse.json({})),
    http.put(`${base}x/`, ({ request }) => {
      sent.push(request.headers.get('Authorization'))
      return HttpResponse.json({})
    }),
  )
  const response = call('PUT', 'x/', { body: { text: 'of user 7' } }).catch((error: unknown) => error)
  const leaving = signOut()
  await signIn(getTokens(8))
  await leaving
  expect(await response).toBeInstanceOf(StaleSessionError)
  expect(sent).toEqual([])
})

test('a request of an ended session looks for no token [S11]', async () => {
  await signedInAs(7)
  clearAccessToken()
  const locked = vi.spyOn(navigator.locks, 'request')
  const over = new StaleSessionError()
  await expect(api.request({ url: 'x/', signal: AbortSignal.abort(over) })).rejects.toBe(over)
  expect(locked).not.toHaveBeenCalled()
})

test.each([
  '../admin/',
  'patzu/../../admin/',
  'patzu/%2e%2e/%2E%2e/admin/',
  String.raw`..\admin/`,
  String.raw`\\evil.example/x/`,
  'https://evil.example/x/',
  'javascript:alert(1)',
])('sends no request for a path that leaves the API: %s [API-17]', async (path) => {
  await signedInAs(7)
  const requested: string[] = []
  server.use(
    http.all('*', ({ request }) => {
      requested.push(request.url)
      return HttpResponse.json({})
    }),
  )
  await expect(call('GET', path)).rejects.toThrow('not a path of the API')
  expect(requested).toEqual([])
})

test('a silent body can outlast the time limit and be cancelled immediately [N06]', async () => {
  let isGivenUp = false
  const real = createServer((_request, response) => {
    response.write('[1,')
    response.on('close', () => {
      isGivenUp = true
    })
  })
  await new Promise<void>((resolve) => {
    real.listen(0, resolve)
  })
  const address = real.address()
  const at = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
  server.use(http.get(`${at}x/`, () => passthrough()))
  takeConfig({ apiBase: at })
  await signedInAs(7)
  const { body, cancel } = await call('GET', 'x/', { as: 'stream', timeout: 1000 })
  const reader = body.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('[1,')
  const next = reader.read().then(
    () => 'more',
    () => 'given up',
  )
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(isGivenUp).toBe(false)
  cancel()
  expect(await next).toBe('given up')
  await vi.waitFor(() => expect(isGivenUp).toBe(true))
  real.close()
})

test('a response that does not begin in time throws OfflineError [N06]', async () => {
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.get(`${base}x/`, async () => await new Promise<never>(() => undefined)))
  const outcome = call('GET', 'x/', { as: 'stream', timeout: 1000 }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1100)
  expect(await outcome).toBeInstanceOf(OfflineError)
  expect(await outcome).toMatchObject({ message: 'error.timeout' })
  expect(useSession.getState().connection).toBe('interrupted')
})

test('reads the error of a streamed response as text [N10]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}x/`, () => HttpResponse.json({ detail: 'Nicht für Sie.' }, { status: 403 })))
  await expect(call('GET', 'x/', { as: 'stream' })).rejects.toMatchObject({
    name: 'ForbiddenError',
    detail: 'Nicht für Sie.',
  })
})

test('reports download progress', async () => {
  await signedInAs(7)
  const body = new Uint8Array(300_000)
  server.use(
    http.get(
      `${base}x/`,
      () =>
        new HttpResponse(body, {
          headers: { 'Content-Type': 'application/zip', 'Content-Length': String(body.length) },
        }),
    ),
  )
  const shares: number[] = []
  const { blob } = await call('GET', 'x/', { as: 'file', onProgress: (share) => shares.push(share) })
  expect([blob.size, blob.type]).toEqual([body.length, 'application/zip'])
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

test('download progress never exceeds 1', async () => {
  await signedInAs(7)
  const body = new Uint8Array(300_000)
  // As with a compressed response.
  server.use(http.get(`${base}x/`, () => new HttpResponse(body, { headers: { 'Content-Length': '1000' } })))
  const shares: number[] = []
  await call('GET', 'x/', { as: 'file', onProgress: (share) => shares.push(share) })
  await vi.waitFor(() => expect(shares.at(-1)).toBe(1))
  expect(Math.max(...shares)).toBe(1)
})

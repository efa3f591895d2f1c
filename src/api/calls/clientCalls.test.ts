// @vitest-environment jsdom
import { HttpResponse, delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from '#lib/schema.ts'
import { call } from './client.ts'
import { OfflineError, StaleSessionError, UnknownOutcomeError, UnauthorizedError } from '#api/http/errors.ts'
import { useSession } from '#api/session/session.ts'
import { base, refreshEndpoint, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { clearAccessToken } from '#api/session/tokens.ts'

const server = testBackend()

/** A server that returns the request it got. */
function echo() {
  const requests: Request[] = []
  server.use(
    http.all(`${base}x/`, ({ request }) => {
      requests.push(request.clone())
      return HttpResponse.json({ id: 4 }, { status: 201, headers: { Date: 'Sun, 01 Mar 2026 10:00:00 GMT' } })
    }),
  )
  return requests
}

test('returns JSON, text, a file or the whole response', async () => {
  await signedInAs(7)
  echo()
  expect(await call('POST', 'x/')).toEqual({ id: 4 })
  expect(await call('POST', 'x/', { as: 'text' })).toBe('{"id":4}')
  expect(await call('POST', 'x/', { as: 'answer' })).toEqual({
    status: 201,
    data: { id: 4 },
    date: 'Sun, 01 Mar 2026 10:00:00 GMT',
  })
  const { blob, name } = await call('POST', 'x/', { as: 'file' })
  expect([await blob.text(), name]).toEqual(['{"id":4}', ''])
})

test('an empty response is undefined in each format', async () => {
  await signedInAs(7)
  server.use(http.delete(`${base}x/`, () => new HttpResponse(null, { status: 204 })))
  expect(await call('DELETE', 'x/')).toBeUndefined()
  expect(await call('DELETE', 'x/', { as: 'answer' })).toMatchObject({ status: 204, data: undefined })
})

test('a response that does not match the schema throws a server error', async () => {
  await signedInAs(7)
  echo()
  const shape = z.object({ id: z.number() })
  expect(await call('GET', 'x/', { shape })).toEqual({ id: 4 })
  const other = z.object({ id: z.string() })
  await expect(call('GET', 'x/', { shape: other })).rejects.toMatchObject({ name: 'ServerError', endpoint: 'GET x/' })
  await expect(call('PUT', 'x/', { shape: other })).rejects.toMatchObject({ name: 'UnknownOutcomeError' })
})

test('sends the version of the record', async () => {
  await signedInAs(7)
  const requests = echo()
  for (const ifUnmodifiedSince of ['2026-03-01T11:30:00+01:00', 'yesterday', '', undefined])
    await call('PUT', 'x/', { body: {}, ifUnmodifiedSince })
  expect(requests.map(({ headers }) => headers.get('If-Unmodified-Since'))).toEqual([
    'Sun, 01 Mar 2026 10:30:00 GMT',
    null,
    null,
    null,
  ])
})

test('a public call carries only the token it was given', async () => {
  await signedInAs(7)
  const requests = echo()
  await call('GET', 'x/', { skipAuth: true })
  await call('GET', 'x/', { skipAuth: true, access: 'yet.to.begin' })
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer yet.to.begin'])
})

test('a session call ends with its session, a public one does not [S07]', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}slow/`, async () => {
      await delay(80)
      return HttpResponse.json([])
    }),
  )
  const stop = new AbortController()
  const open = call('GET', 'slow/', { skipAuth: true })
  const own = call('GET', 'slow/', { signal: stop.signal }).catch((error: unknown) => error)
  await signedInAs(8)
  expect(await own).toBeInstanceOf(StaleSessionError)
  expect(await open).toEqual([])
})

test('a cancelled public call rejects with its reason', async () => {
  server.use(http.get(`${base}slow/`, async () => await delay('infinite')))
  const stop = new AbortController()
  const open = call('GET', 'slow/', { skipAuth: true, signal: stop.signal }).catch((error: unknown) => error)
  const reason = new DOMException('newer question', 'AbortError')
  stop.abort(reason)
  expect(await open).toBe(reason)
})

test.each(['ended', 'otherUser', 'starting'] as const)('sends nothing while the session is %s', async (status) => {
  await signedInAs(7)
  const requests = echo()
  useSession.setState({ status })
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
  expect(requests).toEqual([])
})

test('a stream has the time limit of a file until it begins [N06]', async () => {
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.get(`${base}slow/`, async () => await new Promise<never>(() => undefined)))
  let outcome: unknown
  call('GET', 'slow/', { as: 'stream' }).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcome).toMatchObject({ name: 'OfflineError', message: 'error.timeout' })
})

test('a stream ends with the session before its response begins [S07]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}slow/`, async () => await new Promise<never>(() => undefined)))
  const outcome = call('GET', 'slow/', { as: 'stream' }).catch((error: unknown) => error)
  await signedInAs(8)
  expect(await outcome).toBeInstanceOf(StaleSessionError)
})

test('a call can set its own time limit', async () => {
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.get(`${base}slow/`, async () => await new Promise<never>(() => undefined)))
  const outcomes = [call('GET', 'slow/', { timeout: 1000 }), call('GET', 'slow/', { timeout: 1000, as: 'file' })].map(
    async (outcome) => await outcome.catch((error: unknown) => error),
  )
  await vi.advanceTimersByTimeAsync(1100)
  for (const outcome of await Promise.all(outcomes))
    expect(outcome).toMatchObject({ name: 'OfflineError', message: 'error.timeout' })
})

test('reports upload progress up to 1', async () => {
  await signedInAs(7)
  server.use(http.post(`${base}x/`, () => HttpResponse.json({}, { status: 201 })))
  const form = new FormData()
  form.append('file', new Blob(['a'.repeat(50_000)]))
  const shares: number[] = []
  await call('POST', 'x/', { form, onProgress: (share) => shares.push(share) })
  expect(shares.at(-1)).toBe(1)
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
})

test('a 401 on a public call does not affect the session', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  server.use(
    handler,
    http.get(`${base}x/`, () => HttpResponse.json({}, { status: 401 })),
  )
  await expect(call('GET', 'x/', { skipAuth: true })).rejects.toBeInstanceOf(UnauthorizedError)
  expect(state.count).toBe(0)
})

test.each([
  [200, 'ok'],
  [404, 'ok'],
  [500, 'ok'],
  [502, 'interrupted'],
  [503, 'interrupted'],
  [504, 'interrupted'],
])('a response of status %i sets the connection to %s', async (status, connection) => {
  await signedInAs(7)
  useSession.setState({ connection: 'interrupted' })
  server.use(http.put(`${base}x/`, () => HttpResponse.json({}, { status })))
  await call('PUT', 'x/').catch(() => undefined)
  expect(useSession.getState().connection).toBe(connection)
})

test('an unreadable response counts as a working connection', async () => {
  await signedInAs(7)
  server.use(http.put(`${base}x/`, () => HttpResponse.html('<h1>Portal</h1>')))
  await expect(call('PUT', 'x/')).rejects.toBeInstanceOf(UnknownOutcomeError)
  expect(useSession.getState().connection).toBe('ok')
})

test('only a write that lost its response marks the connection as interrupted', async () => {
  await signedInAs(7)
  const stop = new AbortController()
  let slow = 0
  server.use(
    http.put(`${base}slow/`, async () => {
      slow += 1
      await delay('infinite')
    }),
  )
  const given = call('PUT', 'slow/', { signal: stop.signal }).catch(() => undefined)
  await vi.waitFor(() => expect(slow).toBe(1))
  stop.abort()
  await given
  expect(useSession.getState().connection).toBe('ok')
  server.use(http.put(`${base}x/`, () => HttpResponse.error()))
  await call('PUT', 'x/').catch(() => undefined)
  expect(useSession.getState()).toMatchObject({ connection: 'interrupted', retryAt: null })
})

test('aborting ends the wait for a retry immediately [N08]', async () => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.get(`${base}x/`, () => {
      calls += 1
      return new HttpResponse(null, { status: 503, headers: { 'Retry-After': '50' } })
    }),
  )
  const stop = new AbortController()
  const reading = call('GET', 'x/', { signal: stop.signal }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(useSession.getState().retryAt).not.toBeNull())
  const reason = new DOMException('left', 'AbortError')
  stop.abort(reason)
  expect(await reading).toBe(reason)
  expect(calls).toBe(1)
})

test('a retried read is refreshed after a 401', async () => {
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { handler } = refreshEndpoint(7)
  const fresh = `Bearer ${getTokens(7, 2).access}`
  const sent: (string | null)[] = []
  server.use(
    handler,
    http.get(`${base}x/`, ({ request }) => {
      sent.push(request.headers.get('Authorization'))
      // With the fresh token it fails once; by then another tab has a newer one.
      if (sent.length === 2) return HttpResponse.error()
      return sent.length < 4 ? HttpResponse.json({}, { status: 401 }) : HttpResponse.json([1])
    }),
  )
  const reading = call('GET', 'x/')
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(300)
    expect(sent).toHaveLength(4)
  })
  expect(await reading).toEqual([1])
  expect(sent.slice(0, 3)).toEqual([`Bearer ${getTokens(7).access}`, fresh, fresh])
  expect(sent[3]).toBe(`Bearer ${getTokens(7, 3).access}`)
})

test('sends no write without a network', async () => {
  await signedInAs(7)
  const requests = echo()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(call('DELETE', 'x/')).rejects.toBeInstanceOf(OfflineError)
  await expect(call('POST', 'x/', { skipAuth: true })).rejects.toMatchObject({ message: 'error.offline' })
  expect(requests).toEqual([])
  expect(await call('GET', 'x/')).toEqual({ id: 4 })
})

test('only reads wait while the session cannot be renewed [S04, D-45]', async () => {
  await signedInAs(7)
  let isBack = false
  const { handler } = refreshEndpoint(7)
  const fresh = `Bearer ${getTokens(7, 2).access}`
  server.use(
    http.all(`${base}x/`, ({ request }) =>
      request.headers.get('Authorization') === fresh
        ? HttpResponse.json({ id: 4 })
        : HttpResponse.json({}, { status: 401 }),
    ),
    http.post(`${base}api/token/refresh/`, () => (isBack ? undefined : HttpResponse.error())),
    handler,
  )
  await expect(call('PUT', 'x/')).rejects.toMatchObject({ name: 'OfflineError', message: 'error.interrupted' })
  const reading = call('GET', 'x/')
  await new Promise((resolve) => setTimeout(resolve, 50))
  isBack = true
  window.dispatchEvent(new Event('online'))
  expect(await reading).toEqual({ id: 4 })
})

test('a tab without its token takes the stored one before it sends anything', async () => {
  const { access } = await signedInAs(7)
  const requests = echo()
  clearAccessToken()
  expect(await call('GET', 'x/')).toEqual({ id: 4 })
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${access}`])
})

// @vitest-environment jsdom
import { HttpResponse, delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { call } from './client.ts'
import { OfflineError, UnknownOutcomeError, ServerError, RateLimitedError } from '#api/http/errors.ts'
import { useSession } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const fake = (): unknown => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

test('retries a read after network and gateway errors [D-45]', async () => {
  await signedInAs(7)
  fake()
  const responses = [
    () => HttpResponse.error(),
    () => new HttpResponse('<html>', { status: 503 }),
    () => HttpResponse.json([1]),
  ]
  server.use(http.get(`${base}x/`, () => responses.shift()?.()))
  const response = call('GET', 'x/')
  await vi.waitFor(() => expect(useSession.getState().connection).toBe('interrupted'))
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500)
    expect(responses).toHaveLength(0)
  })
  expect(await response).toEqual([1])
  expect(useSession.getState().connection).toBe('ok')
})

test('stops a read after two retries', async () => {
  await signedInAs(7)
  fake()
  let calls = 0
  server.use(
    http.get(`${base}x/`, () => {
      calls += 1
      return HttpResponse.error()
    }),
  )
  const outcome = call('GET', 'x/').catch((error: unknown) => error)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toBe(3)
  })
  expect(await outcome).toBeInstanceOf(OfflineError)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toBe(3)
})

test.each([500, 501])('does not retry a read that fails with %i', async (status) => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.get(`${base}x/`, () => {
      calls += 1
      return new HttpResponse('<h1>no</h1>', { status })
    }),
  )
  await expect(call('GET', 'x/')).rejects.toMatchObject({ name: 'ServerError', status, endpoint: 'GET x/' })
  expect(calls).toBe(1)
})

test.each([429, 503])('waits for Retry-After of a %i and shows the wait [N07]', async (status) => {
  await signedInAs(7)
  fake()
  const responses = [
    () => new HttpResponse(null, { status, headers: { 'Retry-After': '20' } }),
    () => HttpResponse.json('done'),
  ]
  const times: number[] = []
  server.use(
    http.get(`${base}x/`, () => {
      times.push(Date.now())
      return responses.shift()?.()
    }),
  )
  const response = call('GET', 'x/')
  await vi.waitFor(() => expect(useSession.getState().retryAt).toBe((times[0] ?? 0) + 20_000))
  await vi.advanceTimersByTimeAsync(19_900)
  expect(times).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await response).toBe('done')
  expect(useSession.getState()).toMatchObject({ connection: 'ok', retryAt: null })
})

test('leaves a wait of more than a minute to the user [N07]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}x/`, () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '61' } })))
  const apiError = await call('GET', 'x/').catch((error: unknown) => error)
  expect(apiError).toBeInstanceOf(RateLimitedError)
  expect(apiError).toMatchObject({ seconds: 61 })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends a %s with a lost response once [N05]', async (method) => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.all(`${base}x/`, () => {
      calls += 1
      return HttpResponse.error()
    }),
  )
  await expect(call(method, 'x/', { body: {} })).rejects.toBeInstanceOf(UnknownOutcomeError)
  expect(calls).toBe(1)
})

test.each([503, 429])('does not retry a write that fails with %i', async (status) => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.post(`${base}x/`, () => {
      calls += 1
      return new HttpResponse(null, { status, headers: { 'Retry-After': '1' } })
    }),
  )
  await expect(call('POST', 'x/')).rejects.toBeInstanceOf(status === 429 ? RateLimitedError : ServerError)
  expect(calls).toBe(1)
})

test('a write while offline fails without being sent later [N04]', async () => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.post(`${base}x/`, () => {
      calls += 1
      return HttpResponse.json({})
    }),
  )
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(call('POST', 'x/')).rejects.toBeInstanceOf(OfflineError)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toBe(0)
})

test.each([
  ['a read', 'GET', {}, 30_000, 'OfflineError'],
  ['a write', 'POST', {}, 30_000, 'UnknownOutcomeError'],
  ['an upload', 'POST', { form: new FormData() }, 120_000, 'UnknownOutcomeError'],
] as const)('%s ends at its time limit [N06]', async (_what, method, options, limit, name) => {
  await signedInAs(7)
  fake()
  let calls = 0
  server.use(
    http.all(`${base}x/`, async () => {
      calls += 1
      await delay('infinite')
    }),
  )
  let outcome: unknown
  call(method, 'x/', options).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(limit - 100)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toMatchObject({ name })
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toBeLessThanOrEqual(1)
})

test('an export has a time limit of two minutes [N06]', async () => {
  await signedInAs(7)
  fake()
  server.use(
    http.get(`${base}x/`, async () => {
      await delay('infinite')
    }),
  )
  let outcome: unknown
  call('GET', 'x/', { as: 'file' }).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcome).toMatchObject({ name: 'OfflineError', message: 'error.timeout' })
})

test("rejects with the reason of the caller's signal [N08]", async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}x/`, async () => {
      await delay('infinite')
    }),
  )
  const stop = new AbortController()
  const response = call('GET', 'x/', { signal: stop.signal })
  stop.abort(new DOMException('newer question', 'AbortError'))
  await expect(response).rejects.toMatchObject({ name: 'AbortError', message: 'newer question' })
})

// @vitest-environment jsdom
// @isolated: the wait before a retry grows with every failure of a page.
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { call } from '#api/calls/client.ts'
import { useSession } from './session.ts'
import { base, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'

const server = testBackend()
const fake = (): unknown => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
const connection = () => useSession.getState().connection

/** Responds to connection checks and counts them. */
function looked(response: () => Response) {
  const looks: string[] = []
  server.use(
    http.get(`${base}accounts/usertitles/`, ({ request }) => {
      looks.push(request.headers.get('Authorization') ?? 'nobody')
      return response()
    }),
  )
  return looks
}

test('an interruption ends within seconds without other requests [D-45]', async () => {
  await signedInAs(7)
  fake()
  let isBack = false
  const looks = looked(() => (isBack ? HttpResponse.json([1]) : HttpResponse.error()))
  server.use(http.put(`${base}x/`, () => HttpResponse.error()))
  await call('PUT', 'x/').catch(() => undefined)
  expect(connection()).toBe('interrupted')
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(looks).toEqual(['nobody']), { interval: 1 })
  expect(connection()).toBe('interrupted')
  isBack = true
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(connection()).toBe('ok')
    },
    { interval: 1 },
  )
  const { length } = looks
  expect(length).toBeLessThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(looks).toHaveLength(length)
})

test.each([401, 403, 404, 405, 429])('a server that responds with %i is reachable [D-45]', async (status) => {
  await signedInAs(7)
  fake()
  looked(() => new HttpResponse('{}', { status }))
  server.use(http.put(`${base}x/`, () => HttpResponse.error()))
  await call('PUT', 'x/').catch(() => undefined)
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(connection()).toBe('ok')
    },
    { interval: 1 },
  )
  expect(useSession.getState().status).toBe('signedIn')
})

test('a waiting session retries as soon as the server is reachable [S04, D-45]', async () => {
  await signedInAs(7)
  fake()
  let isBack = false
  looked(() => (isBack ? HttpResponse.json([1]) : HttpResponse.error()))
  server.use(
    http.put(`${base}x/`, () => HttpResponse.json({}, { status: 401 })),
    http.post(`${base}api/token/refresh/`, () => (isBack ? HttpResponse.json(getTokens(7, 2)) : HttpResponse.error())),
  )
  await call('PUT', 'x/').catch(() => undefined)
  const planned = () => (useSession.getState().retryAt ?? 0) - Date.now()
  // The next try is far away.
  await vi.waitFor(
    async () => {
      if (planned() < 20_000) await vi.advanceTimersByTimeAsync(500)
      expect(planned()).toBeGreaterThan(20_000)
    },
    { interval: 1, timeout: 20_000 },
  )
  const since = Date.now()
  isBack = true
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500)
      expect(connection()).toBe('ok')
    },
    { interval: 1 },
  )
  expect(Date.now() - since).toBeLessThan(10_000)
  expect(useSession.getState().status).toBe('signedIn')
})

// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#api/calls/client.ts'
import { OfflineError, StaleSessionError, UnauthorizedError } from '#api/http/errors.ts'
import { getAccessToken } from './refresh.ts'
import { useSession } from './session.ts'
import { appDb } from '#api/storage/store.ts'
import { base, refreshEndpoint, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { readTokens, setTokens } from './tokens.ts'

const server = testBackend()
afterEach(() => void vi.unstubAllGlobals())

/** A server that requires a new token, and responds to the refresh as given. */
function tokenWanted(response: (request: Request) => Response | Promise<Response>) {
  const requested: Request[] = []
  server.use(
    http.get(`${base}x/`, ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${getTokens(7, 2).access}`
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({}, { status: 401 }),
    ),
    http.get(`${base}public/`, () => HttpResponse.json([])),
    http.post(`${base}api/token/refresh/`, async ({ request }) => {
      requested.push(request.clone())
      return await response(request)
    }),
  )
  return requested
}

test('a refresh sends only the stored refresh token', async () => {
  const { refresh } = await signedInAs(7)
  const requested = tokenWanted(() => HttpResponse.json(getTokens(7, 2)))
  expect(await call('GET', 'x/')).toEqual({ ok: true })
  expect(await Promise.all(requested.map(async (request) => (await request.json()) as unknown))).toEqual([{ refresh }])
  expect(requested.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
})

test('an HTML refusal ends the session as well [S03]', async () => {
  await signedInAs(7)
  tokenWanted(() => HttpResponse.html('<h1>401</h1>', { status: 401 }))
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 })
})

test.each([500, 202])('rejects tokens in a response of status %i [S06]', async (status) => {
  await signedInAs(7)
  const stored = await readTokens()
  tokenWanted(() => HttpResponse.json(getTokens(7, 2), { status }))
  await expect(getAccessToken(stored?.access ?? '', false)).rejects.toBeInstanceOf(OfflineError)
  expect(await readTokens()).toEqual(stored)
})

test("ends the session without a request when the browser's data were cleared [S03]", async () => {
  await signedInAs(7)
  await appDb.wipe()
  const requested = tokenWanted(() => HttpResponse.json(getTokens(7, 2)))
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 })
  expect(requested).toEqual([])
})

test('follows a sign-out in another tab without an end dialog [S09]', async () => {
  await signedInAs(7)
  await appDb.wipe()
  localStorage.setItem('loginData', '{"userId":null}')
  tokenWanted(() => HttpResponse.json(getTokens(7, 2)))
  await expect(call('GET', 'x/')).rejects.toMatchObject({ name: 'UnauthorizedError' })
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
})

test('takes a token that this tab already has, also while another tab hangs [S02]', async () => {
  const { access } = await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  server.use(handler)
  const stored = await readTokens()
  if (stored) setTokens({ ...stored, ...getTokens(7, 2) })
  const locks = { request: async () => await new Promise(() => undefined) }
  vi.stubGlobal('navigator', { onLine: true, userAgent: navigator.userAgent, locks })
  expect(await getAccessToken(access, false)).toBe(getTokens(7, 2).access)
  expect(state.count).toBe(0)
})

test('a public response does not end the wait of the session for its token [S04]', async () => {
  await signedInAs(7)
  let isBack = false
  tokenWanted(() => (isBack ? HttpResponse.json(getTokens(7, 2)) : HttpResponse.error()))
  const reading = call('GET', 'x/')
  await vi.waitFor(() => expect(useSession.getState().retryAt).not.toBeNull())
  await call('GET', 'public/', { skipAuth: true })
  expect(useSession.getState().connection).toBe('interrupted')
  isBack = true
  window.dispatchEvent(new Event('online'))
  expect(await reading).toEqual({ ok: true })
  expect(useSession.getState()).toMatchObject({ connection: 'ok', retryAt: null })
})

test('calls waiting in an ended session do not affect the next one [S03, S04]', async () => {
  await signedInAs(7)
  let isOver = false
  tokenWanted(() => (isOver ? HttpResponse.json({}, { status: 401 }) : HttpResponse.error()))
  const reading = call('GET', 'x/').catch((error: unknown) => error)
  await vi.waitFor(() => expect(useSession.getState().retryAt).not.toBeNull())
  isOver = true
  window.dispatchEvent(new Event('online'))
  expect(await reading).toBeInstanceOf(StaleSessionError)
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 })
  await signedInAs(8)
  useSession.setState({ connection: 'interrupted' })
  await call('GET', 'public/')
  expect(useSession.getState().connection).toBe('ok')
})

test('aborting a read does not stop the wait of the session [N08, S04]', async () => {
  await signedInAs(7)
  tokenWanted(() => HttpResponse.error())
  const stop = new AbortController()
  const reading = call('GET', 'x/', { signal: stop.signal }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(useSession.getState().retryAt).not.toBeNull())
  const reason = new DOMException('newer question', 'AbortError')
  stop.abort(reason)
  expect(await reading).toBe(reason)
  expect(await getAccessToken(getTokens(7).access, true, stop.signal).catch((error: unknown) => error)).toBe(reason)
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', connection: 'interrupted' })
})

test('a read waits at most half a minute for the server [S04, N06]', async () => {
  const { access } = await signedInAs(7)
  tokenWanted(() => HttpResponse.error())
  const limits: AbortController[] = []
  const real = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    if (wait !== 30_000) return real(wait)
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  const readings = [getAccessToken(access, true), getAccessToken(access, true, new AbortController().signal)].map(
    async (reading) => await reading.catch((error: unknown) => error),
  )
  await vi.waitFor(() => expect(limits).toHaveLength(2))
  for (const limit of limits) limit.abort(new DOMException('late', 'TimeoutError'))
  for (const outcome of await Promise.all(readings))
    expect(outcome).toMatchObject({ name: 'OfflineError', message: 'error.timeout' })
  expect(useSession.getState().status).toBe('signedIn')
})

// @vitest-environment jsdom
import { assert, asyncProperty, jsonValue } from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { type ErrorReport, onReport } from '#lib/report.ts'
import { call } from '#api/calls/client.ts'
import { OfflineError, UnauthorizedError } from '#api/http/errors.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { useSession } from './session.ts'
import { appDb } from '#api/storage/store.ts'
import { base, refreshEndpoint, signedInAs, getTokens, testBackend } from '#api/testBackend.ts'
import { cachedAccessToken, readTokens } from './tokens.ts'

const server = testBackend()
const fake = (): unknown => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

/** An endpoint that accepts only the given access token. */
function guarded(access: string) {
  return http.all(`${base}x/`, ({ request }) =>
    request.headers.get('Authorization') === `Bearer ${access}`
      ? HttpResponse.json({ ok: true })
      : HttpResponse.json({ detail: 'alt', code: 'token_not_valid' }, { status: 401 }),
  )
}

const problems = {
  'status 500': () => new HttpResponse('<h1>Server Error</h1>', { status: 500 }),
  'status 502': () => new HttpResponse('<html></html>', { status: 502 }),
  'status 503': () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '5' } }),
  'no answer': () => HttpResponse.error(),
  'a page with status 200': () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
  'status 400': () => HttpResponse.json({ refresh: ['x'] }, { status: 400 }),
}

test.each(Object.entries(problems))(
  '%s on the refresh keeps the session and retries after 1, 2, 4 seconds [S04] [D-10]',
  async (_name, response) => {
    const before = await signedInAs(7)
    fake()
    const stored = await readTokens()
    const times: number[] = []
    let isBack = false
    server.use(
      guarded(getTokens(7, 2).access),
      http.post(`${base}api/token/refresh/`, () => {
        times.push(Date.now())
        return isBack ? HttpResponse.json(getTokens(7, 2)) : response()
      }),
    )
    const read = call('GET', 'x/')
    for (const [tries, wait] of [1, 2, 4].entries()) {
      await vi.waitFor(() => expect(times).toHaveLength(tries + 1), { interval: 1 })
      await vi.waitFor(
        () => expect((useSession.getState().retryAt ?? 0) - (times[tries] ?? 0)).toBeGreaterThanOrEqual(wait * 1000),
        { interval: 1 },
      )
      const due = useSession.getState().retryAt ?? 0
      expect(due - (times[tries] ?? 0)).toBeLessThan(wait * 1000 + 300)
      expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7, connection: 'interrupted' })
      expect(await readTokens()).toEqual(stored)
      expect(readLoginData().userId).toBe(7)
      if (wait === 4) isBack = true
      await vi.advanceTimersByTimeAsync(due - Date.now() - 10)
      expect(times).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(await read).toEqual({ ok: true })
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', connection: 'ok' })
    expect(await readTokens()).toMatchObject({
      access: getTokens(7, 2).access,
      refresh: getTokens(7, 2).refresh,
      userId: 7,
    })
    expect(before.access).not.toBe(getTokens(7, 2).access)
  },
)

test('a write fails immediately without a connection [S04] [N04]', async () => {
  await signedInAs(7)
  fake()
  let isBack = false
  let writes = 0
  server.use(
    http.post(`${base}x/`, () => {
      writes += 1
      return HttpResponse.json({}, { status: 401 })
    }),
    http.post(`${base}api/token/refresh/`, () => (isBack ? HttpResponse.json(getTokens(7, 2)) : HttpResponse.error())),
  )
  await expect(call('POST', 'x/')).rejects.toBeInstanceOf(OfflineError)
  isBack = true
  await vi.advanceTimersByTimeAsync(1100)
  await vi.waitFor(() => expect(useSession.getState().connection).toBe('ok'))
  expect(writes).toBe(1)
})

test('a 401 on the refresh ends the session and clears the storage [S03] [SESS-24] [D-09]', async () => {
  await signedInAs(7)
  await appDb.write('resultData', '7/1', ['series'])
  sessionStorage.setItem('x', 'y')
  const { epoch } = useSession.getState()
  server.use(
    guarded('none'),
    http.post(`${base}api/token/refresh/`, () =>
      HttpResponse.json({ detail: 'x', code: 'token_not_valid' }, { status: 401 }),
    ),
  )
  await expect(call('PUT', 'x/', { body: {} })).rejects.toBeInstanceOf(UnauthorizedError)
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7, epoch: epoch + 1 })
  expect(await readTokens()).toBeNull()
  expect(await appDb.keys('resultData')).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(readLoginData()).toEqual({ userId: null, ended: true })
})

test('a refresh response without a usable access token writes nothing [S06]', async () => {
  await signedInAs(7)
  const stored = await readTokens()
  let body = ''
  server.use(
    guarded('none'),
    http.post(`${base}api/token/refresh/`, () => new HttpResponse(body)),
  )
  await assert(
    asyncProperty(jsonValue(), async (random) => {
      body = JSON.stringify(random)
      await expect(call('POST', 'x/')).rejects.toBeInstanceOf(OfflineError)
      expect(await readTokens()).toEqual(stored)
      expect(useSession.getState().status).toBe('signedIn')
    }),
    {
      numRuns: 30,
      examples: [
        [{ access: '' }],
        [{ access: 5 }],
        [{ access: 'a b' }],
        [{ access: null, refresh: 'x' }],
        [{ access: 'ok', refresh: 7 }],
        [{ access: 'x\r\ny' }],
      ],
    },
  )
})

test('keeps the refresh token without rotation [SESS-22]', async () => {
  const { refresh } = await signedInAs(7)
  const { access } = getTokens(7, 2)
  server.use(
    guarded(access),
    http.post(`${base}api/token/refresh/`, () => HttpResponse.json({ access })),
  )
  expect(await call('GET', 'x/')).toEqual({ ok: true })
  expect(await readTokens()).toMatchObject({ access, refresh })
})

test('a lost refresh response is the reason of the end of the session [S03, S04]', async () => {
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let count = 0
  server.use(
    guarded('never'),
    http.post(`${base}api/token/refresh/`, () => {
      count += 1
      return count === 1 ? HttpResponse.error() : HttpResponse.json({ detail: 'blacklisted' }, { status: 401 })
    }),
  )
  const reading = call('GET', 'x/').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(3000)
  await reading
  expect(useSession.getState()).toMatchObject({ status: 'ended', isResponseLost: true })
  vi.useRealTimers()
  await signedInAs(7)
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
  expect(useSession.getState()).toMatchObject({ status: 'ended', isResponseLost: false })
})

test('waits ten seconds for a tab that hangs with the lock [S02, S04]', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  const other = getTokens(7, 9)
  server.use(handler, guarded(other.access))
  const waits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    waits.push(wait)
    return new AbortController().signal
  })
  /** Ends the wait immediately, as after ten seconds behind a tab that hangs. */
  const request = vi.fn(async () => await Promise.reject(new DOMException('waited', 'TimeoutError')))
  vi.stubGlobal('navigator', { onLine: true, userAgent: navigator.userAgent, locks: { request } })
  try {
    await expect(call('POST', 'x/')).rejects.toMatchObject({ name: 'OfflineError', message: 'error.interrupted' })
    expect(waits).toContain(10_000)
    expect(state.count).toBe(0)
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', connection: 'interrupted' })
    await appDb.write('session', 'tokens', { ...(await readTokens()), ...other })
    expect(await call('GET', 'x/')).toEqual({ ok: true })
    expect(state.count).toBe(0)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('takes a token that another tab refreshed meanwhile [S02]', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  const other = getTokens(7, 9)
  server.use(handler, guarded(other.access))
  await appDb.write('session', 'tokens', { ...(await readTokens()), ...other })
  expect(await call('GET', 'x/')).toEqual({ ok: true })
  expect(state.count).toBe(0)
})

test("another user's token in the store locks this tab [S11]", async () => {
  await signedInAs(7)
  const sent: (string | null)[] = []
  server.use(
    http.put(`${base}x/`, ({ request }) => {
      sent.push(request.headers.get('Authorization'))
      return HttpResponse.json({}, { status: 401 })
    }),
  )
  await appDb.write('session', 'tokens', { ...getTokens(8), userId: 8, signInId: 'other' })
  await expect(call('PUT', 'x/', { body: { text: 'of user 7' } })).rejects.toBeInstanceOf(UnauthorizedError)
  expect(useSession.getState()).toMatchObject({ status: 'otherUser', userId: 7 })
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
  expect(sent).toEqual([`Bearer ${getTokens(7).access}`])
})

test.each([
  ['a pair', () => getTokens(8, 2)],
  ['an access token alone', () => ({ access: getTokens(8, 2).access })],
  ['a refresh token next to the own access token', () => ({ ...getTokens(7, 2), refresh: getTokens(8, 2).refresh })],
])('%s of another user in the refresh response ends the session [S11, S06]', async (_what, response) => {
  await signedInAs(7)
  const sent: (string | null)[] = []
  const reports: ErrorReport[] = []
  const stop = onReport((one) => void reports.push(one))
  const earlier = reports.length
  server.use(
    http.put(`${base}x/`, ({ request }) => {
      sent.push(request.headers.get('Authorization'))
      return HttpResponse.json({}, { status: 401 })
    }),
    http.post(`${base}api/token/refresh/`, () => HttpResponse.json(response())),
  )
  await expect(call('PUT', 'x/', { body: { text: 'of user 7' } })).rejects.toBeInstanceOf(UnauthorizedError)
  expect(sent).toEqual([`Bearer ${getTokens(7).access}`])
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 })
  expect(await readTokens()).toBeNull()
  expect(cachedAccessToken()).toBeNull()
  expect(reports.slice(earlier)).toMatchObject([{ place: 'session' }])
  stop()
})

test('accepts refreshed tokens that name no user [SESS-22]', async () => {
  await signedInAs(7)
  server.use(
    guarded('opaque'),
    http.post(`${base}api/token/refresh/`, () => HttpResponse.json({ access: 'opaque', refresh: 'opaque2' })),
  )
  expect(await call('GET', 'x/')).toEqual({ ok: true })
  expect(await readTokens()).toMatchObject({ access: 'opaque', refresh: 'opaque2', userId: 7 })
})

test('public calls carry no token and cause no refresh [D-10]', async () => {
  await signedInAs(7)
  server.use(
    http.post(`${base}api/token/`, ({ request }) =>
      HttpResponse.json({ detail: request.headers.get('Authorization') ?? 'none' }, { status: 401 }),
    ),
  )
  await expect(call('POST', 'api/token/', { skipAuth: true })).rejects.toMatchObject({
    name: 'UnauthorizedError',
    detail: 'none',
  })
  expect(useSession.getState().status).toBe('signedIn')
})

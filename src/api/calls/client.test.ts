// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { call } from './client.ts'
import { ClientError, UnknownOutcomeError, ServerError, UnauthorizedError } from '#api/http/errors.ts'
import { useSession } from '#api/session/session.ts'
import { base, refreshEndpoint, signedInAs, getTokens, testBackend } from '#api/testBackend.ts'

const server = testBackend()

test('a call carries the access token, the language and no cookie [API-16]', async () => {
  const { access } = await signedInAs(7)
  server.use(
    http.get(`${base}accounts/x/`, ({ request }) =>
      HttpResponse.json({
        token: request.headers.get('Authorization'),
        language: request.headers.get('Accept-Language'),
        credentials: request.credentials,
      }),
    ),
  )
  expect(await call('GET', 'accounts/x/')).toEqual({ token: `Bearer ${access}`, language: 'de', credentials: 'omit' })
})

test('ten parallel 401 responses cause one refresh [S01] [SESS-22] [SESS-23]', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  let calls = 0
  const fresh = `Bearer ${getTokens(7, 2).access}`
  server.use(
    handler,
    http.get(`${base}x/`, ({ request }) => {
      calls += 1
      return request.headers.get('Authorization') === fresh
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ detail: 'x' }, { status: 401 })
    }),
  )
  const responses = await Promise.all(Array.from({ length: 10 }, async () => await call('GET', 'x/')))
  expect(responses).toEqual(Array.from({ length: 10 }, () => ({ ok: true })))
  expect(state).toEqual({ count: 1, reused: 0 })
  expect(calls).toBe(20)
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', connection: 'ok' })
})

test('does not repeat a request that is refused again after the refresh [S05] [SESS-23]', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  let calls = 0
  server.use(
    handler,
    http.get(`${base}x/`, () => {
      calls += 1
      return HttpResponse.json({ detail: 'nein' }, { status: 401 })
    }),
  )
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(ClientError)
  expect([calls, state.count]).toEqual([2, 1])
  expect(useSession.getState().status).toBe('signedIn')
})

test('sends nothing without a session', async () => {
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(UnauthorizedError)
})

test.each([
  [
    'truncated JSON',
    () => new HttpResponse('{"id": 4, "na', { status: 201, headers: { 'Content-Type': 'application/json' } }),
  ],
  ['an HTML page', () => HttpResponse.html('<h1>Portal</h1>')],
  ['502', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
  ['504', () => HttpResponse.html('<h1>Gateway Time-out</h1>', { status: 504 })],
])('a write with an unreadable response (%s) has an unknown outcome [N05, N02]', async (_name, response) => {
  await signedInAs(7)
  server.use(http.post(`${base}x/`, response), http.get(`${base}x/`, response))
  await expect(call('POST', 'x/')).rejects.toBeInstanceOf(UnknownOutcomeError)
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(ServerError)
})

test('a write that the server refused to process counts as not done [N07]', async () => {
  await signedInAs(7)
  server.use(http.post(`${base}x/`, () => HttpResponse.json({}, { status: 503 })))
  await expect(call('POST', 'x/')).rejects.toBeInstanceOf(ServerError)
})

import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { call } from './client.ts'
import { Refused, SignedOut } from './errors.ts'
import { useSession } from './session.ts'
import { base, refreshEndpoint, signedInAs, tokensOf, testBackend } from './testBackend.ts'

const server = testBackend()

test('a call carries the access token, the language and no cookie [API-16]', async () => {
  const { access } = await signedInAs(7)
  server.use(
    http.get(`${base}accounts/x/`, ({ request }) =>
      HttpResponse.json({ token: request.headers.get('Authorization'), language: request.headers.get('Accept-Language'), credentials: request.credentials }),
    ),
  )
  expect(await call('GET', 'accounts/x/')).toEqual({ token: `Bearer ${access}`, language: 'de', credentials: 'omit' })
})

test('ten requests that get 401 at once cause one refresh and are repeated once [S01] [SESS-22] [SESS-23]', async () => {
  await signedInAs(7)
  const { handler, state } = refreshEndpoint(7)
  let calls = 0
  const fresh = `Bearer ${tokensOf(7, 2).access}`
  server.use(
    handler,
    http.get(`${base}x/`, ({ request }) => {
      calls += 1
      return request.headers.get('Authorization') === fresh ? HttpResponse.json({ ok: true }) : HttpResponse.json({ detail: 'x' }, { status: 401 })
    }),
  )
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await call('GET', 'x/')))
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true })))
  expect(state).toEqual({ count: 1, reused: 0 })
  expect(calls).toBe(20)
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', connection: 'ok' })
})

test('a request refused again after the refresh is not repeated any more [S05] [SESS-23]', async () => {
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
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(Refused)
  expect([calls, state.count]).toEqual([2, 1])
  expect(useSession.getState().status).toBe('signedIn')
})

test('without a session nothing is sent', async () => {
  await expect(call('GET', 'x/')).rejects.toBeInstanceOf(SignedOut)
})

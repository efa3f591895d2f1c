// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import {
  exchangeCode,
  postCredentials,
  publicApps,
  requestReset,
  resend,
  singleSignOnRequest,
  verifyEmail,
  verifyPhone,
} from './signIn.ts'
import { base, signedInAs, getTokens, testBackend } from '#api/testBackend.ts'

const server = testBackend()

function response(path: string, body: object | null, status = 200, headers: HeadersInit = {}) {
  const calls: unknown[] = []
  server.use(
    http.post(`${base}${path}`, async ({ request }) => {
      calls.push([await request.json(), request.headers.get('Authorization')])
      return body === null ? new HttpResponse(null, { status, headers }) : HttpResponse.json(body, { status, headers })
    }),
  )
  return calls
}

test('signs in with the right password without sending a stale token [AUTH-22] [AUTH-23]', async () => {
  await signedInAs(7)
  const calls = response('api/token/', getTokens(8))
  expect(await postCredentials('a@b.ch', 'x')).toEqual({ kind: 'tokens', tokens: getTokens(8) })
  expect(calls).toEqual([[{ email: 'a@b.ch', password: 'x' }, null]])
})

test.each([
  [{ preferred_2fa: 'email' }, 'email'],
  [{ preferred_2fa: 'phone' }, 'phone'],
  [{}, 'phone'],
  [null, 'phone'],
  [{ preferred_2fa: 'pigeon' }, 'phone'],
])('206 with %j requires the code by %s [AUTH-24] [AUTH-25]', async (body, preferred) => {
  response('api/token/', body, 206)
  expect(await postCredentials('a@b.ch', 'x')).toEqual({ kind: 'secondFactor', preferred })
})

test.each([{}, { access: 'a' }, { access: 1, refresh: 2 }, 'x', []])(
  '200 with %j is no sign-in [AUTH-23]',
  async (body) => {
    server.use(http.post(`${base}api/token/`, () => HttpResponse.json(body)))
    await expect(postCredentials('a@b.ch', 'x')).rejects.toMatchObject({ name: 'ServerError' })
  },
)

test('a failed sign-in throws the error of its cause [AUTH-29] [S20]', async () => {
  response('api/token/', { detail: 'No active account' }, 401)
  await expect(postCredentials('a@b.ch', 'x')).rejects.toMatchObject({ name: 'UnauthorizedError' })
  response('api/token/', { detail: 'throttled' }, 429, { 'Retry-After': '42' })
  await expect(postCredentials('a@b.ch', 'x')).rejects.toMatchObject({ name: 'RateLimitedError', seconds: 42 })
  server.use(http.post(`${base}api/token/`, () => HttpResponse.error()))
  await expect(postCredentials('a@b.ch', 'x')).rejects.toMatchObject({ name: 'OfflineError' })
})

test('codes go to the endpoint of their method [AUTH-26, AUTH-27, AUTH-28]', async () => {
  const phone = response('api/2fa/token-verify/', getTokens(7))
  const email = response('accounts/verify-email-otp/', getTokens(7))
  const again = response('api/2fa/token-resend/', null, 204)
  expect(await verifyPhone('a@b.ch', 'pw', '123456')).toEqual(getTokens(7))
  expect(await verifyEmail('a@b.ch', '123456')).toEqual(getTokens(7))
  await resend('a@b.ch', 'pw')
  expect([phone, email, again]).toEqual([
    [[{ email: 'a@b.ch', password: 'pw', token: '123456' }, null]],
    [[{ email: 'a@b.ch', otp: '123456' }, null]],
    [[{ email: 'a@b.ch', password: 'pw' }, null]],
  ])
})

test('a reset link names this origin and the language as a number [AUTH-33] [D-07]', async () => {
  const calls = response('password/reset/', {})
  await requestReset('a@b.ch', 'it')
  expect(calls).toEqual([[{ email: 'a@b.ch', referrer_url: 'http://localhost:3000', lang: 3 }, null]])
})

test('a code of the single sign-on is exchanged once [AUTH-31] [D-11]', async () => {
  const calls = response('exchange_code_for_tokens/', getTokens(7))
  expect(await exchangeCode('abc')).toEqual(getTokens(7))
  expect(calls).toEqual([[{ code: 'abc' }, null]])
})

test('the signed request of the single sign-on is text [AUTH-34]', async () => {
  let search = ''
  server.use(
    http.get(`${base}index/`, ({ request }) => {
      search = new URL(request.url).search
      return HttpResponse.text('PHNhbWw+\n')
    }),
  )
  expect(await singleSignOnRequest('n0nce')).toBe('PHNhbWw+')
  expect(search).toBe('?sso=n0nce')
})

test('returns no apps where they are not public [AUTH-06]', async () => {
  server.use(http.get(`${base}apps/apps/`, () => HttpResponse.json({ detail: 'x' }, { status: 401 })))
  expect(await publicApps()).toEqual([])
  server.use(
    http.get(`${base}apps/apps/`, () => HttpResponse.json([{ id: 1, name: 'PatZu', key: 'patzu', url: null }])),
  )
  expect(await publicApps()).toMatchObject([{ id: 1, name: 'PatZu' }])
})

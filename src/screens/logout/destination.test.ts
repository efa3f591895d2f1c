// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { writeLoginData } from '#api/storage/loginData.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getDestination } from './destination.ts'

const server = testBackend()

/** A signed-in user, one app with an address, and the parameters. */
async function signedIn() {
  const calls: string[] = []
  takeConfig({ trustedRedirectOrigins: ['https://known.example'] })
  await signedInAs(7)
  server.use(
    http.get(`${base}*`, ({ request }) => {
      const path = new URL(request.url).pathname.slice(9)
      calls.push(path)
      return path === 'apps/apps/'
        ? HttpResponse.json([
            { id: 1, url: 'https://app.example/enter/' },
            { id: 2, url: null },
            { id: 3, url: 'javascript:alert(1)' },
          ])
        : HttpResponse.json({ id: 7, email: 'canary+x@klinik.swiss' })
    }),
  )
  return calls
}

const from = async (query: Record<string, string>) => await getDestination(new URLSearchParams(query))

test.each([
  ['https://known.example/a?b=1', 'https://known.example/a?b=1&email=canary%2Bx%40klinik.swiss'],
  ['https://app.example/other', 'https://app.example/other?email=canary%2Bx%40klinik.swiss'],
])('%s is known and gets the e-mail [SESS-16] [SESS-17] [D-02]', async (redirect, url) => {
  await signedIn()
  expect(await from({ redirect, autofill_email: '1' })).toEqual({ kind: 'outside', url })
})

test('the e-mail is not requested without autofill_email [SESS-17]', async () => {
  const calls = await signedIn()
  expect(await from({ redirect: 'https://known.example/' })).toEqual({ kind: 'outside', url: 'https://known.example/' })
  expect(calls).toEqual([])
})

test.each([
  'https://evil.example',
  '//known.example',
  'javascript:alert(1)',
  'https://known.example.evil.example',
  'https://known.example@evil.example',
  'http://known.example',
  'https://known.example\\@evil.example',
  'data:text/html,x',
  'https:known.example',
  '/\\evil.example',
  '/..//evil.example',
  'https://app.example:8443/',
])('%s is unknown and not opened [D-01] [D-02] [S12]', async (redirect) => {
  const calls = await signedIn()
  expect(await from({ redirect, autofill_email: '1' })).toEqual({ kind: 'unknown', address: redirect })
  expect(calls).not.toContain('accounts/users/me/')
})

test('a page of the portal is a valid destination', async () => {
  expect(await from({ redirect: '/login?app=28' })).toEqual({ kind: 'inside', path: '/login?app=28' })
})

test.each([
  [undefined, {}, '/login'],
  ['/loginFSP', {}, '/loginFSP'],
  ['/loginFSP', { suffix: '?app=28' }, '/loginFSP?app=28'],
  ['/login', { suffix: 'FSP' }, '/loginFSP'],
  ['/login', { suffix: '/../accounts/users' }, '/login'],
  ['/login', { suffix: '@evil.example' }, '/login'],
  ['/login', { suffix: '\\evil' }, '/login'],
] as const)('the logout after %s with %j leads to %s [SESS-18] [SESS-19]', async (loginRoute, query, path) => {
  writeLoginData({ loginRoute })
  expect(await from(query)).toEqual({ kind: 'inside', path })
})

test('no address is trusted when the apps cannot be read [D-02]', async () => {
  await signedIn()
  server.use(http.get(`${base}*`, () => new HttpResponse('<h1>', { status: 500 })))
  expect(await from({ redirect: 'https://app.example/' })).toMatchObject({ kind: 'unknown' })
  expect(await from({ redirect: 'https://known.example/', autofill_email: '' })).toEqual({
    kind: 'outside',
    url: 'https://known.example/',
  })
})

// @vitest-environment jsdom
import { assert, asyncProperty, oneof, string, jsonValue } from 'fast-check'
import { HttpResponse, delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { call } from '#api/calls/client.ts'
import { StaleSessionError } from '#api/http/errors.ts'
import { withSessionLock } from './lock.ts'
import { readLoginData, writeLoginData } from '#api/storage/loginData.ts'
import { endSession, setSessionUser, signIn, signOut, startSession, useSession } from './session.ts'
import { appDb } from '#api/storage/store.ts'
import { base, signedInAs, getTokens, testBackend } from '#api/testBackend.ts'
import { cachedAccessToken, readTokens } from './tokens.ts'

const server = testBackend()

function blacklistEndpoint() {
  const bodies: unknown[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  return bodies
}

/** Simulates another tab: the store changes first, then the event arrives. A logout removes the tokens, too. */
function otherTabWrites(text: string | null): void {
  if (text === null) localStorage.clear()
  else localStorage.setItem('loginData', text)
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : 'loginData', newValue: text }))
}

test('a sign-in stores no secret in localStorage [SESS-01, SESS-25, AUTH-23]', async () => {
  const tokens = await signedInAs(7)
  expect(await readTokens()).toMatchObject({ ...tokens, userId: 7 })
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(JSON.parse(localStorage.getItem('loginData') ?? '')).toEqual({ userId: 7 })
  expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain(tokens.access)
})

test('a later start restores the session', async () => {
  await signedInAs(7)
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(cachedAccessToken()).toBe(getTokens(7).access)
})

test('a start rejects tokens of another user than the stored settings name [S11, S18]', async () => {
  const tokens = getTokens(8)
  await appDb.write('session', 'tokens', { ...tokens, userId: 8, signInId: 'other' })
  writeLoginData({ userId: 7 })
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(cachedAccessToken()).toBeNull()
})

test('signing out wipes the storage except language, theme and login route [SESS-11, SESS-13, SESS-14]', async () => {
  writeLoginData({ language: 'fr', theme: 2, loginRoute: '/loginFSP' })
  const { refresh } = await signedInAs(7)
  await appDb.write('resultData', '7/1', 'canary')
  sessionStorage.setItem('draft', 'canary')
  const bodies = blacklistEndpoint()
  await signOut()
  expect(bodies).toEqual([{ refresh }])
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(cachedAccessToken()).toBeNull()
  expect([await appDb.keys('session'), await appDb.keys('resultData')]).toEqual([[], []])
  expect(sessionStorage).toHaveLength(0)
  expect(JSON.parse(localStorage.getItem('loginData') ?? '')).toEqual({
    language: 'fr',
    theme: 2,
    loginRoute: '/loginFSP',
    userId: null,
  })
})

test.each(['offline', 'status 500', 'no answer at all'])(
  'signing out finishes within three seconds despite %s on the blacklist call [S08]',
  async (kind) => {
    await signedInAs(7)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(
      http.post(`${base}api/token/blacklist/`, async () => {
        if (kind === 'no answer at all') await delay('infinite')
        return kind === 'offline' ? HttpResponse.error() : new HttpResponse('<h1>', { status: 500 })
      }),
    )
    const leaving = signOut()
    expect(useSession.getState().status).toBe('signedOut')
    await vi.waitFor(async () => expect(await readTokens()).toBeNull())
    await vi.advanceTimersByTimeAsync(3100)
    await leaving
    expect(cachedAccessToken()).toBeNull()
  },
)

test('drops a response that arrives after signing out [S07]', async () => {
  await signedInAs(7)
  blacklistEndpoint()
  server.use(
    http.get(`${base}x/`, async () => {
      await delay(80)
      return HttpResponse.json({ secret: 'of user 7' })
    }),
  )
  const response = call('GET', 'x/').catch((error: unknown) => error)
  await signOut()
  await signIn(getTokens(8))
  expect(await response).toBeInstanceOf(StaleSessionError)
  expect(useSession.getState().userId).toBe(8)
})

test('signing in as somebody else removes the data of the previous user [D04] [A07]', async () => {
  await signedInAs(7)
  await appDb.write('resultData', '7/1', 'canary')
  const { epoch } = useSession.getState()
  await signIn(getTokens(8))
  expect(await appDb.keys('resultData')).toEqual([])
  expect(useSession.getState()).toMatchObject({ userId: 8, epoch: epoch + 1 })
})

async function startWith(text: string): Promise<void> {
  await signedInAs(7)
  localStorage.setItem('loginData', text)
  await startSession()
  expect(useSession.getState().status).toBe('signedOut')
  expect(await readTokens()).toBeNull()
  expect(readLoginData().userId).toBeNull()
  expect((localStorage.getItem('loginData') ?? '').length).toBeLessThan(200)
}

test('a corrupted loginData counts as signed out [S18]', async () => {
  await startWith('x'.repeat(4_900_000))
  await startWith('null')
  await startWith('{"userId":"7"}')
  await startWith('{"userId":7,')
  await assert(
    asyncProperty(
      oneof(
        string(),
        jsonValue().map((value) => JSON.stringify(value)),
      ),
      startWith,
    ),
    { numRuns: 20 },
  )
}, 20_000)

test('a broken language does not end the session', async () => {
  await signedInAs(7)
  localStorage.setItem(
    'loginData',
    JSON.stringify({ userId: 7, language: 'xx', theme: 'dark', loginRoute: 'https://evil.example' }),
  )
  await startSession()
  expect(useSession.getState().status).toBe('signedIn')
  expect(readLoginData()).toEqual({
    userId: 7,
    language: undefined,
    theme: undefined,
    loginRoute: undefined,
    ended: undefined,
  })
})

test('a logout in another tab signs this one out [S09]', async () => {
  await startSession()
  await signedInAs(7)
  await appDb.wipe()
  otherTabWrites('{"userId":null}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null }))
  expect(cachedAccessToken()).toBeNull()
})

test('a logout announced before its tokens are removed counts in both tabs [S09, D03]', async () => {
  await signedInAs(7)
  const { signInId } = (await readTokens()) ?? {}
  otherTabWrites(JSON.stringify({ userId: null, left: signInId }))
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null }))
  expect(readLoginData()).toMatchObject({ userId: null })
})

test('a page restored from the cache detects the logout [S09]', async () => {
  await startSession()
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signedOut'))
})

test('the end in another tab keeps the user for the dialog here [S03] [S10]', async () => {
  await startSession()
  await signedInAs(7)
  await appDb.wipe()
  otherTabWrites('{"userId":null,"ended":true}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 }))
})

test('a tab that writes stale settings over a sign-in does not end it [S09]', async () => {
  await startSession()
  await signedInAs(7)
  otherTabWrites('{"userId":null,"loginRoute":"/login"}')
  await vi.waitFor(() => expect(readLoginData()).toMatchObject({ userId: 7, loginRoute: '/login' }))
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(await readTokens()).toMatchObject({ userId: 7 })
})

test('a tab that starts during a sign-in removes nothing of it [S09]', async () => {
  const pendingSignIn = withSessionLock(async () => {
    await delay(20)
    localStorage.setItem('loginData', '{"userId":8}')
    await appDb.write('session', 'tokens', { ...getTokens(8), userId: 8, signInId: 'other' })
  })
  await Promise.all([startSession(), pendingSignIn])
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 8 })
  expect(await readTokens()).toMatchObject({ userId: 8 })
})

test('a sign-in of somebody else in another tab locks this one [S11]', async () => {
  await startSession()
  await signedInAs(7)
  await appDb.write('session', 'tokens', { ...getTokens(8), userId: 8, signInId: 'other' })
  otherTabWrites('{"userId":8}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'otherUser', userId: 7 }))
  expect(cachedAccessToken()).toBeNull()
})

test.each([
  [7, 'signedIn'],
  [8, 'otherUser'],
])('after an end, a sign-in of user %i in another tab makes this tab %s [S10] [S11]', async (userId, status) => {
  await startSession()
  await signedInAs(7)
  await endSession()
  await appDb.write('session', 'tokens', { ...getTokens(userId, 3), userId, signInId: 'other' })
  otherTabWrites(JSON.stringify({ userId }))
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status, userId: 7 }))
})

test('a signed-out tab follows a sign-in in another one', async () => {
  await startSession()
  expect(useSession.getState().status).toBe('signedOut')
  await appDb.write('session', 'tokens', { ...getTokens(8), userId: 8, signInId: 'other' })
  otherTabWrites('{"userId":8}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 8 }))
})

test('reads the user from users/me/ when the token names none', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: null })
  await setSessionUser(7)
  expect(useSession.getState().userId).toBe(7)
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('stores the user before announcing it [S10, S11]', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  const kept = new Promise((resolve) => {
    const forget = useSession.subscribe(({ userId }) => {
      if (userId !== 7) return
      forget()
      resolve(readTokens().then((stored) => [readLoginData().userId, stored?.userId]))
    })
  })
  await setSessionUser(7)
  expect(await kept).toEqual([7, 7])
})

test('ignores a user that arrives after the end of the session [S07]', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  await Promise.all([setSessionUser(7), signOut()])
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(readLoginData().userId).toBeNull()
})

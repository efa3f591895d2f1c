// @vitest-environment jsdom
import { assert, asyncProperty, oneof, string, jsonValue } from 'fast-check'
import { HttpResponse, delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { call } from '#api/http/client.ts'
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

/** What another tab does, seen from here: the store changes first, then the event arrives. A logout takes the tokens away, too. */
function otherTabWrites(text: string | null): void {
  if (text === null) localStorage.clear()
  else localStorage.setItem('loginData', text)
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : 'loginData', newValue: text }))
}

test('a sign-in keeps both tokens in IndexedDB and no secret in localStorage [SESS-01, SESS-25, AUTH-23]', async () => {
  const tokens = await signedInAs(7)
  expect(await readTokens()).toMatchObject({ ...tokens, userId: 7 })
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(JSON.parse(localStorage.getItem('loginData') ?? '')).toEqual({ userId: 7 })
  expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain(tokens.access)
})

test('a later start finds the session again', async () => {
  await signedInAs(7)
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(cachedAccessToken()).toBe(getTokens(7).access)
})

test('a start takes no tokens of another user than the one whose settings these are [S11, S18]', async () => {
  const tokens = getTokens(8)
  await appDb.write('session', 'tokens', { ...tokens, userId: 8, signInId: 'other' })
  writeLoginData({ userId: 7 })
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(cachedAccessToken()).toBeNull()
})

test('signing out blacklists the refresh token and wipes all but language, theme and login route [SESS-11, SESS-13, SESS-14]', async () => {
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
  'signing out works with %s on the blacklist within three seconds [S08]',
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

test('an answer that arrives after signing out is dropped [S07]', async () => {
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

test('signing in as somebody else removes what the user before stored [D04] [A07]', async () => {
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

test('a corrupted loginData counts as signed out and is rewritten [S18]', async () => {
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

test('a logout in another tab is a logout here [S09]', async () => {
  await startSession()
  await signedInAs(7)
  await appDb.wipe()
  otherTabWrites('{"userId":null}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null }))
  expect(cachedAccessToken()).toBeNull()
})

test('a logout that is heard of before its tokens are gone is a logout, here and there [S09, D03]', async () => {
  await signedInAs(7)
  const { signInId } = (await readTokens()) ?? {}
  otherTabWrites(JSON.stringify({ userId: null, left: signInId }))
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null }))
  expect(readLoginData()).toMatchObject({ userId: null })
})

test('a page that slept through the logout notices it when it is shown again [S09]', async () => {
  await startSession()
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signedOut'))
})

test('a session that ended in another tab ends here, the user stays known for the dialog [S03] [S10]', async () => {
  await startSession()
  await signedInAs(7)
  await appDb.wipe()
  otherTabWrites('{"userId":null,"ended":true}')
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7 }))
})

test('a tab that writes its settings over a sign-in does not end it [S09]', async () => {
  await startSession()
  await signedInAs(7)
  otherTabWrites('{"userId":null,"loginRoute":"/login"}')
  await vi.waitFor(() => expect(readLoginData()).toMatchObject({ userId: 7, loginRoute: '/login' }))
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(await readTokens()).toMatchObject({ userId: 7 })
})

test('a tab that starts while another one signs in takes nothing away from it [S09]', async () => {
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
])('after an end, user %i signing in in another tab makes this tab %s [S10] [S11]', async (userId, status) => {
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

test('a token that names no user gets one from users/me/', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: null })
  await setSessionUser(7)
  expect(useSession.getState().userId).toBe(7)
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('whoever hears which user it is may load the page anew: by then it is kept [S10, S11]', async () => {
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

test('a user that is told after the session is over is nobody here any more [S07]', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  await Promise.all([setSessionUser(7), signOut()])
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(readLoginData().userId).toBeNull()
})

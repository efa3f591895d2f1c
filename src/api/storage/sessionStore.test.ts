// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { StaleSessionError } from '#api/http/errors.ts'
import { readLoginData, writeLoginData } from './loginData.ts'
import {
  endSession,
  sessionSignal,
  setSessionUser,
  signIn,
  signOut,
  startSession,
  useSession,
} from '#api/session/session.ts'
import { appDb } from './store.ts'
import { base, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { cachedAccessToken, readTokens } from '#api/session/tokens.ts'

const server = testBackend()
afterEach(() => void vi.unstubAllGlobals())

function blacklistEndpoint() {
  const requests: Request[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, ({ request }) => {
      requests.push(request)
      return HttpResponse.json({})
    }),
  )
  return requests
}

test('the session is unknown before the start', () => {
  expect(useSession.getInitialState()).toEqual({
    status: 'starting',
    userId: null,
    epoch: 0,
    connection: 'ok',
    retryAt: null,
  })
})

test.each([
  ['no tokens', null],
  ["another user's tokens", { ...getTokens(8), userId: 8, signInId: 'eight' }],
])('with %s the start shows the login [S18]', async (_what, stored) => {
  await signedInAs(7)
  await appDb.wipe()
  if (stored) await appDb.write('session', 'tokens', stored)
  await startSession()
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
  expect(cachedAccessToken()).toBeNull()
})

test('a start without a user removes leftover data [D04]', async () => {
  await signedInAs(7)
  await appDb.write('resultData', '7/1', 'canary')
  localStorage.setItem('loginData', '{"userId":null,"language":"it","left":"seven"}')
  await startSession()
  expect([await readTokens(), await appDb.keys('resultData')]).toEqual([null, []])
  expect(localStorage.getItem('loginData')).toBe('{"language":"it","userId":null}')
})

test('keeps the session in the store when the settings cannot be written [D01]', async () => {
  await signedInAs(7)
  const stored = await readTokens()
  localStorage.clear()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await startSession()
  expect(useSession.getState().status).toBe('signedOut')
  expect(await readTokens()).toEqual(stored)
  full.mockRestore()
  writeLoginData({ userId: null })
})

test('a database that hangs does not block the login page', async () => {
  const wipe = vi.spyOn(appDb, 'wipe').mockImplementation(async () => await new Promise(() => undefined))
  await startSession()
  expect(useSession.getState().status).toBe('signedOut')
  wipe.mockRestore()
})

test('a sign-in clears the data of the previous session in this tab [D04]', async () => {
  await signedInAs(7)
  await endSession()
  sessionStorage.setItem('draft', 'canary')
  writeLoginData({ left: 'seven' })
  await signedInAs(8)
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('loginData')).toBe('{"userId":8}')
})

test('every sign-in has its own id of 24 characters', async () => {
  await signedInAs(7)
  const first = (await readTokens())?.signInId
  await signedInAs(7)
  const second = (await readTokens())?.signInId
  expect(first).toMatch(/^[\da-f]{24}$/)
  expect(second).toMatch(/^[\da-f]{24}$/)
  expect(second).not.toBe(first)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  await signedInAs(7)
  expect((await readTokens())?.signInId).toBe('0'.repeat(24))
})

test('a logout calls the server without a token, outliving the page [SESS-11]', async () => {
  const requests = blacklistEndpoint()
  await signedInAs(7)
  await signOut()
  expect(requests.map(({ keepalive, headers }) => [keepalive, headers.get('Authorization')])).toEqual([[true, null]])
})

test('a logout without tokens blacklists none [S08]', async () => {
  const requests = blacklistEndpoint()
  await signedInAs(7)
  await appDb.wipe()
  await appDb.write('resultData', '7/1', 'canary')
  await signOut()
  expect(requests).toEqual([])
  expect(await appDb.keys('resultData')).toEqual([])
})

test('during a logout the settings name the sign-in that is being left [S09]', async () => {
  blacklistEndpoint()
  await signedInAs(7)
  const { signInId } = (await readTokens()) ?? {}
  writeLoginData({ areNoticesOff: true })
  const { epoch } = useSession.getState()
  const signal = sessionSignal()
  const leaving = signOut()
  expect(JSON.parse(localStorage.getItem('loginData') ?? '')).toEqual({ userId: null, left: signInId })
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null, epoch: epoch + 1 })
  expect(signal.reason).toBeInstanceOf(StaleSessionError)
  await leaving
  expect(localStorage.getItem('loginData')).toBe('{"userId":null}')
})

test("a logout clears the browser's caches of the portal [D03]", async () => {
  blacklistEndpoint()
  const cached = new Set(['pages', 'files'])
  vi.stubGlobal('caches', {
    keys: async () => await Promise.resolve([...cached]),
    delete: async (name: string) => await Promise.resolve(cached.delete(name)),
  })
  await signedInAs(7)
  await signOut()
  expect([...cached]).toEqual([])
})

test('a logout works without access to caches and session storage [S08, D01]', async () => {
  const requests = blacklistEndpoint()
  vi.stubGlobal('caches', { keys: async () => await Promise.reject(new DOMException('closed', 'SecurityError')) })
  vi.stubGlobal('sessionStorage', {
    clear: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  })
  await signedInAs(7)
  await signOut()
  expect(requests).toHaveLength(1)
  expect(await readTokens()).toBeNull()
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', userId: null })
})

test('the end of a session leaves only its flag [S03]', async () => {
  await signedInAs(7)
  await endSession()
  expect(localStorage.getItem('loginData')).toBe('{"ended":true,"userId":null}')
  expect(useSession.getState()).toMatchObject({ status: 'ended', userId: 7, isResponseLost: false })
  await endSession(true)
  expect(useSession.getState().isResponseLost).toBe(true)
})

test('a late user response does not overwrite a newer sign-in [S07]', async () => {
  await signIn({ access: 'opaque', refresh: 'opaque2' })
  await Promise.all([setSessionUser(7), signIn(getTokens(8))])
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 8 })
  expect(readLoginData().userId).toBe(8)
  expect((await readTokens())?.userId).toBe(8)
})

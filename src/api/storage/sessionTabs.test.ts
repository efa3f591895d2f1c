// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StaleSessionError } from '#api/http/errors.ts'
import { readLoginData, writeLoginData } from './loginData.ts'
import {
  endSession,
  recheckSession,
  sessionSignal,
  setSessionUser,
  signOut,
  startSession,
  useSession,
} from '#api/session/session.ts'
import { appDb } from './store.ts'
import { base, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { cachedAccessToken, readTokens, type StoredTokens } from '#api/session/tokens.ts'

const server = testBackend()
const otherTab = new BroadcastChannel('portal-session')
const otherTabReports = otherTab.postMessage.bind(otherTab)
let heard: unknown[] = []
otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))

// A page starts once, and listens from then on.
beforeAll(startSession)
beforeEach(() => {
  heard = []
  server.use(http.post(`${base}api/token/blacklist/`, () => HttpResponse.json({})))
})
afterAll(() => otherTab.close())

const session = () => useSession.getState()
const storedAs = (userId: number | null, signInId: string): StoredTokens => ({
  ...getTokens(userId ?? 1, 5),
  userId,
  signInId,
})

/** Long enough for a message to come and for what it leads to. */
const settled = async (): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve, 60)
  })

test('other tabs hear of a sign-in, of a logout and of an end, and no token [S09, S11]', async () => {
  await signedInAs(7)
  await signOut()
  await signedInAs(8)
  await endSession()
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { kind: 'signedIn', userId: 7 },
      { kind: 'signedOut' },
      { kind: 'signedIn', userId: 8 },
      { kind: 'ended' },
    ]),
  )
})

test('a logout in another tab takes everything of this one: its drafts, its token, and what it kept in memory [S09, D04]', async () => {
  await signedInAs(7)
  sessionStorage.setItem('draft', 'canary')
  const { epoch } = session()
  const signal = sessionSignal()
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedOut', userId: null, epoch: epoch + 1 }))
  expect(sessionStorage).toHaveLength(0)
  expect(cachedAccessToken()).toBeNull()
  expect(signal.reason).toBeInstanceOf(StaleSessionError)
  expect(sessionSignal().aborted).toBe(false)
})

test('a logout in a tab whose storage is closed to it is carried out by the tab that hears of it [S09, D01, D03]', async () => {
  const revoked: unknown[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, async ({ request }) => {
      revoked.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  await signedInAs(7)
  const { refresh = '' } = (await readTokens()) ?? {}
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(revoked).toEqual([{ refresh }]))
  expect(await readTokens()).toBeNull()
  expect(readLoginData().userId).toBeNull()
  await recheckSession()
  expect(session()).toMatchObject({ status: 'signedOut', userId: null })
})

test('while it is carried out, what is still stored signs nobody in again, and a newer sign-in stays [S09, D04]', async () => {
  await signedInAs(7)
  const left = await readTokens()
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session().status).toBe('signedOut'))
  await settled()
  await appDb.write('session', 'tokens', left)
  writeLoginData({ userId: 7 })
  await recheckSession()
  expect(session().status).toBe('signedOut')
  await signedInAs(7)
  await settled()
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
  expect(await readTokens()).not.toBeNull()
})

test('a logout that is heard late takes nothing of a newer sign-in [S09, S11]', async () => {
  await signedInAs(7)
  const revoked: unknown[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, async ({ request }) => {
      revoked.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  // Another tab left, and somebody signed in there, before this tab heard of the first.
  const newer = storedAs(8, 'newer')
  await appDb.write('session', 'tokens', newer)
  writeLoginData({ userId: 8 })
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session().status).toBe('signedOut'))
  await settled()
  expect(await readTokens()).toEqual(newer)
  expect(readLoginData().userId).toBe(8)
  expect(revoked).toEqual([])
})

test('a logout that the other tab carried out itself is not carried out once more [S09]', async () => {
  await signedInAs(7)
  const wipes = vi.spyOn(navigator.locks, 'request')
  writeLoginData({ userId: null })
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session().status).toBe('signedOut'))
  await settled()
  expect(wipes).not.toHaveBeenCalled()
})

test('an end in another tab is an end here, and the user stays known for the dialog [S03, S10]', async () => {
  await signedInAs(7)
  sessionStorage.setItem('draft', 'canary')
  otherTabReports({ kind: 'ended' })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'ended', userId: 7 }))
  expect(cachedAccessToken()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('who is signed out, or whose session is over, hears nothing new in a second end; a logout closes the dialog [S03]', async () => {
  const { epoch } = session()
  otherTabReports({ kind: 'ended' })
  otherTabReports({ kind: 'signedOut' })
  await settled()
  expect(session()).toMatchObject({ status: 'signedOut', epoch })
  await signedInAs(7)
  await endSession()
  const ended = session().epoch
  otherTabReports({ kind: 'ended' })
  await settled()
  expect(session()).toMatchObject({ status: 'ended', userId: 7, epoch: ended })
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedOut', userId: null, epoch: ended + 1 }))
})

test('the same user signs in anew elsewhere: this tab works on with the new token, and nothing it shows goes [S11]', async () => {
  await signedInAs(7)
  const { epoch } = session()
  const stored = storedAs(7, 'another')
  await appDb.write('session', 'tokens', stored)
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await vi.waitFor(() => expect(cachedAccessToken()).toBe(stored.access))
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7, epoch })
})

test('a tab that does not know its user yet hears it from the tab that asked; another sign-in locks it [S11]', async () => {
  await signedInAs(7)
  const own = (await readTokens())?.signInId ?? ''
  useSession.setState({ userId: null })
  const { epoch } = session()
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', userId: 7, epoch }))
  useSession.setState({ userId: null })
  await appDb.write('session', 'tokens', storedAs(7, `not ${own}`))
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await vi.waitFor(() => expect(session().status).toBe('otherUser'))
  expect(cachedAccessToken()).toBeNull()
})

test('a tab that knows its user stays where the store of the same sign-in does not name one', async () => {
  await signedInAs(7)
  const own = (await readTokens())?.signInId ?? ''
  const stored = storedAs(null, own)
  await appDb.write('session', 'tokens', stored)
  const { epoch } = session()
  otherTabReports({ kind: 'signedIn', userId: null })
  await vi.waitFor(() => expect(cachedAccessToken()).toBe(stored.access))
  expect(session()).toMatchObject({ status: 'signedIn', epoch })
})

test('a session that ends while it is looked up is not begun again [S07]', async () => {
  await signedInAs(7)
  const looking = recheckSession()
  await endSession()
  await looking
  expect(session()).toMatchObject({ status: 'ended', userId: 7 })
  expect(cachedAccessToken()).toBeNull()
})

test('a message is believed as far as the store says the same', async () => {
  await signedInAs(7)
  const { access } = getTokens(7)
  const before = session()
  for (const message of [{ kind: 'signedIn', userId: 8 }, { kind: 'signedIn' }, { kind: 'other' }, 'signedOut', null])
    otherTabReports(message)
  await settled()
  expect(session()).toEqual(before)
  expect(cachedAccessToken()).toBe(access)
  await appDb.wipe()
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await settled()
  expect(session()).toEqual(before)
})

test('a tab that was locked by another user follows its own user when they are back [S11]', async () => {
  await signedInAs(7)
  await appDb.write('session', 'tokens', storedAs(8, 'eight'))
  otherTabReports({ kind: 'signedIn', userId: 8 })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'otherUser', userId: 7 }))
  const { epoch } = session()
  const stored = storedAs(7, 'seven')
  await appDb.write('session', 'tokens', stored)
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', userId: 7, epoch: epoch + 1 }))
  expect(cachedAccessToken()).toBe(stored.access)
})

test('whoever signs in while the tab of another user signs out is not signed out with them [S09]', async () => {
  await signedInAs(7)
  writeLoginData({ ended: true })
  localStorage.setItem('loginData', JSON.stringify({ userId: null, left: 'somebody else' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'loginData' }))
  await vi.waitFor(() => expect(readLoginData()).toEqual({ userId: 7, left: 'somebody else' }))
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('what other programs keep in the storage is none of the session', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'something', newValue: 'x' }))
  await settled()
  expect(localStorage.getItem('loginData')).toBe('{"userId":null}')
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('a page that is shown for the first time has nothing to look up', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await settled()
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('a page that slept through the end of its session notices it when it is shown again [S09, S10]', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null,"ended":true}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'ended', userId: 7 }))
})

test('without a network the connection counts as interrupted, until it is back', async () => {
  await signedInAs(7)
  window.dispatchEvent(new Event('offline'))
  expect(session()).toMatchObject({ status: 'signedIn', connection: 'interrupted' })
  useSession.setState({ retryAt: 5 })
  window.dispatchEvent(new Event('online'))
  expect(session()).toMatchObject({ status: 'signedIn', connection: 'ok', retryAt: null })
})

test('a new session begins without the fault of the one before', async () => {
  await signedInAs(7)
  useSession.setState({ connection: 'interrupted', retryAt: 5 })
  await signedInAs(8)
  expect(session()).toMatchObject({ userId: 8, connection: 'ok', retryAt: null })
})

test('who is known already is not told again', async () => {
  await signedInAs(7)
  const before = session()
  await setSessionUser(7)
  expect(session()).toBe(before)
})

// @vitest-environment jsdom
// @isolated: it counts the sessions of a page.
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

/** Long enough for a message to arrive and take effect. */
const settled = async (): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve, 60)
  })

test('announces sign-in, logout and end to other tabs without a token [S09, S11]', async () => {
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

test('a logout in another tab clears all data of this one [S09, D04]', async () => {
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

test('this tab completes the logout of a tab without access to its storage [S09, D01, D03]', async () => {
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

test("completing another tab's logout leaves a newer sign-in alone [S09, D04]", async () => {
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

test('a late logout message leaves a newer sign-in alone [S09, S11]', async () => {
  await signedInAs(7)
  const revoked: unknown[] = []
  server.use(
    http.post(`${base}api/token/blacklist/`, async ({ request }) => {
      revoked.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  // Another tab signed out, and somebody signed in there, before this tab got the first message.
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

test('does not repeat a logout that the other tab completed [S09]', async () => {
  await signedInAs(7)
  const wipes = vi.spyOn(navigator.locks, 'request')
  writeLoginData({ userId: null })
  otherTabReports({ kind: 'signedOut' })
  await vi.waitFor(() => expect(session().status).toBe('signedOut'))
  await settled()
  expect(wipes).not.toHaveBeenCalled()
})

test('the end in another tab keeps the user for the dialog here [S03, S10]', async () => {
  await signedInAs(7)
  sessionStorage.setItem('draft', 'canary')
  otherTabReports({ kind: 'ended' })
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'ended', userId: 7 }))
  expect(cachedAccessToken()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('a second end changes nothing [S03]', async () => {
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

test('the same user signing in elsewhere gives this tab a new token [S11]', async () => {
  await signedInAs(7)
  const { epoch } = session()
  const stored = storedAs(7, 'another')
  await appDb.write('session', 'tokens', stored)
  otherTabReports({ kind: 'signedIn', userId: 7 })
  await vi.waitFor(() => expect(cachedAccessToken()).toBe(stored.access))
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7, epoch })
})

test('a tab without a known user takes it from the tab that requested it [S11]', async () => {
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

test('a tab keeps its user when the store of the same sign-in names none', async () => {
  await signedInAs(7)
  const own = (await readTokens())?.signInId ?? ''
  const stored = storedAs(null, own)
  await appDb.write('session', 'tokens', stored)
  const { epoch } = session()
  otherTabReports({ kind: 'signedIn', userId: null })
  await vi.waitFor(() => expect(cachedAccessToken()).toBe(stored.access))
  expect(session()).toMatchObject({ status: 'signedIn', epoch })
})

test('a session that ends during a look-up does not restart [S07]', async () => {
  await signedInAs(7)
  const looking = recheckSession()
  await endSession()
  await looking
  expect(session()).toMatchObject({ status: 'ended', userId: 7 })
  expect(cachedAccessToken()).toBeNull()
})

test('a message counts only when the store confirms it', async () => {
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

test('a locked tab continues when its own user is back [S11]', async () => {
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

test('a sign-in during the logout of another user stays [S09]', async () => {
  await signedInAs(7)
  writeLoginData({ ended: true })
  localStorage.setItem('loginData', JSON.stringify({ userId: null, left: 'somebody else' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'loginData' }))
  await vi.waitFor(() => expect(readLoginData()).toEqual({ userId: 7, left: 'somebody else' }))
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('ignores other keys in the storage', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'something', newValue: 'x' }))
  await settled()
  expect(localStorage.getItem('loginData')).toBe('{"userId":null}')
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('a page shown for the first time looks nothing up', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await settled()
  expect(session()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test('a page restored from the cache detects the end of its session [S09, S10]', async () => {
  await signedInAs(7)
  localStorage.setItem('loginData', '{"userId":null,"ended":true}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(session()).toMatchObject({ status: 'ended', userId: 7 }))
})

test('without a network the connection counts as interrupted', async () => {
  await signedInAs(7)
  window.dispatchEvent(new Event('offline'))
  expect(session()).toMatchObject({ status: 'signedIn', connection: 'interrupted' })
  useSession.setState({ retryAt: 5 })
  window.dispatchEvent(new Event('online'))
  expect(session()).toMatchObject({ status: 'signedIn', connection: 'ok', retryAt: null })
})

test('a new session starts without the error of the previous one', async () => {
  await signedInAs(7)
  useSession.setState({ connection: 'interrupted', retryAt: 5 })
  await signedInAs(8)
  expect(session()).toMatchObject({ userId: 8, connection: 'ok', retryAt: null })
})

test('does not announce a known user again', async () => {
  await signedInAs(7)
  const before = session()
  await setSessionUser(7)
  expect(session()).toBe(before)
})

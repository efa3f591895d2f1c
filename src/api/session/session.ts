import { create } from 'zustand'
import { portalPath } from '#lib/portalPath.ts'
import { StaleSessionError } from '#api/http/errors.ts'
import { http } from '#api/http/http.ts'
import { withSessionLock } from './lock.ts'
import { isLoginData, readLoginData, writeLoginData } from '#api/storage/loginData.ts'
import { appDb } from '#api/storage/store.ts'
import { pause } from '#api/http/pause.ts'
import { type TabMessage, onBroadcast, broadcast } from './tabs.ts'
import {
  type StoredTokens,
  type Tokens,
  changeTokens,
  clearAccessToken,
  keepTokens,
  readTokens,
  cachedSignInId,
  setTokens,
  getUser,
} from './tokens.ts'

const lockTimeoutMs = 1000
/** Maximum milliseconds the start waits for a database when nobody is signed in. */
const storeTimeoutMs = 500
const blacklistTimeoutMs = 3000

export type Session = {
  /**
   * `ended`: the server ended the session while it was in use; tokens and stored data are gone, `userId` still names
   * the user whose screens are mounted. `otherUser`: another tab signed in as somebody else; nothing may be sent.
   */
  status: 'starting' | 'signedOut' | 'signedIn' | 'ended' | 'otherUser'
  userId: number | null
  /** Increases with every change of session: caches of an older epoch are cleared. */
  epoch: number
  connection: 'ok' | 'interrupted'
  /** The session ended because the response to a refresh got lost, and the refresh token is valid only once. */
  isResponseLost?: boolean
  /** When the next retry is due (milliseconds since 1970), while waiting for one. */
  retryAt: number | null
}

/** The session as this tab sees it. Only api sets it; app subscribes. */
export const useSession = create<Session>(() => ({
  status: 'starting',
  userId: null,
  epoch: 0,
  connection: 'ok',
  retryAt: null,
}))

let sessionController = new AbortController()
let isListening = false
/** The sign-in that another tab left: its tokens are ignored here, even while they are still stored. */
let abandonedSignInId: string | null = null

/** Aborted with `StaleSessionError` when the session changes: responses to the old one are dropped (S07). */
export function sessionSignal(): AbortSignal {
  return sessionController.signal
}

/** Restores the session of this browser at start-up and listens to the other tabs. */
export async function startSession(): Promise<void> {
  listen()
  const { userId } = readLoginData()
  if (userId === null) return await startWithoutUser()
  const stored = await readTokens()
  if (stored?.userId === userId) return takeOverSession(stored)
  enterSession({ status: 'signedOut', userId: null })
}

/** A database that hangs does not block the login page. */
async function startWithoutUser(): Promise<void> {
  await Promise.race([withSessionLock(clearOrphanedData, lockTimeoutMs), pause(storeTimeoutMs)])
  // Another tab signed in meanwhile.
  if (readLoginData().userId !== null) return await startSession()
  enterSession({ status: 'signedOut', userId: null })
}

/** Starts a session with the tokens of a successful sign-in; data of an earlier session is removed first. */
export async function signIn(tokens: Tokens): Promise<void> {
  const userId = getUser(tokens.access)
  await withSessionLock(async () => {
    await appDb.wipe()
    clearTab()
    writeLoginData({ userId, ended: undefined, left: undefined })
    await keepTokens({ ...tokens, userId, signInId: newSignInId() })
  }, lockTimeoutMs)
  enterSession({ status: 'signedIn', userId })
  broadcast({ kind: 'signedIn', userId })
}

/**
 * Ends the session in every tab: removes all stored data but language, theme and login route immediately, then blacklists
 * the refresh token. Resolves after at most 3 s, and never rejects because of the blacklist call.
 */
export async function signOut(): Promise<void> {
  leaveSession('signedOut')
  const stored = await withSessionLock(async () => {
    const present = await readTokens()
    await wipeAll()
    return present
  }, lockTimeoutMs)
  writeLoginData({ left: undefined })
  if (stored) await blacklist(stored.refresh)
}

/**
 * The server refused the refresh token: all stored data is removed, the mounted page may stay (S03, S10).
 * `isResponseLost` where its successor never arrived.
 */
export async function endSession(isResponseLost = false): Promise<void> {
  leaveSession('ended')
  useSession.setState({ isResponseLost })
  await wipeAll()
  writeLoginData({ left: undefined })
}

/**
 * Sets the user's number from `users/me/` where the token has none. It is stored before subscribers run, as they may
 * reload the page.
 */
export async function setSessionUser(userId: number): Promise<void> {
  const session = useSession.getState()
  if (session.userId === userId) return
  await changeTokens(cachedSignInId() ?? '', { userId })
  if (session.epoch !== useSession.getState().epoch) return
  writeLoginData({ userId })
  useSession.setState({ userId })
}

/** Whether stored tokens are of another user than this tab's; then this tab is locked (S11). */
export function lockIfOtherUser(stored: StoredTokens): boolean {
  const { userId } = useSession.getState()
  const isKnown = userId !== null && stored.userId !== null
  const isOwn = isKnown ? stored.userId === userId : stored.signInId === cachedSignInId()
  if (!isOwn) enterSession({ status: 'otherUser' })
  return !isOwn
}

/** Checks whether another tab changed the session meanwhile; for a page that was suspended or finds no tokens. */
export async function recheckSession(): Promise<void> {
  const { userId, ended } = readLoginData()
  if (userId !== null) return await onMessage({ kind: 'signedIn', userId })
  await onMessage({ kind: ended ? 'ended' : 'signedOut' })
}

function enterSession(changes: Partial<Session>): void {
  if (changes.status !== 'signedIn') clearAccessToken()
  const previous = sessionController
  sessionController = new AbortController()
  useSession.setState((state) => ({ ...changes, epoch: state.epoch + 1, connection: 'ok', retryAt: null }))
  previous.abort(new StaleSessionError())
}

function takeOverSession(stored: StoredTokens): void {
  setTokens(stored)
  enterSession({ status: 'signedIn', userId: stored.userId })
}

function leaveSession(how: 'signedOut' | 'ended'): void {
  const ended = how === 'ended' ? true : undefined
  writeLoginData({ userId: null, areNoticesOff: undefined, ended, left: cachedSignInId() ?? undefined })
  enterSession(how === 'ended' ? { status: how } : { status: how, userId: null })
  broadcast({ kind: how })
  clearTab()
}

async function onMessage(message: TabMessage): Promise<void> {
  const { status, userId } = useSession.getState()
  if (message.kind === 'signedIn') return await onSignInElsewhere(message.userId)
  const isOver = status === 'signedOut' || (message.kind === 'ended' && status !== 'signedIn')
  if (isOver) return
  const own = cachedSignInId()
  appDb.forget()
  clearTab()
  if (message.kind === 'ended') return enterSession({ status: 'ended', userId })
  abandonedSignInId = own
  enterSession({ status: 'signedOut', userId: null })
  if (own !== null && readLoginData().userId !== null) await finishLogout(own)
}

/** Where the tab that logged out cannot access its storage, a tab that gets the message clears it. */
async function finishLogout(signInId: string): Promise<void> {
  const stored = await withSessionLock(async () => {
    const present = await readTokens()
    if (present?.signInId !== signInId) return null
    await wipeAll()
    writeLoginData({ userId: null, areNoticesOff: undefined, ended: undefined, left: undefined })
    return present
  }, lockTimeoutMs)
  if (stored) await blacklist(stored.refresh)
}

async function onSignInElsewhere(userId: number | null): Promise<void> {
  const session = useSession.getState()
  const stored = await readTokens()
  if (session.epoch !== useSession.getState().epoch || !stored || stored.userId !== userId) return
  if (stored.signInId === abandonedSignInId) return
  const isKnown = session.userId !== null || session.status === 'signedIn'
  if (isKnown && lockIfOtherUser(stored)) return
  if (session.status !== 'signedIn') return takeOverSession(stored)
  setTokens(stored)
  if (session.userId !== userId) useSession.setState({ userId })
}

/** Another tab wrote `loginData`: a logout, a sign-in, or its stale settings over the user of a newer sign-in. */
async function onLoginDataChange(): Promise<void> {
  const { userId: present, left } = readLoginData()
  // Its tokens may still be there for a moment.
  if (present !== null || left === cachedSignInId()) return await recheckSession()
  const stored = await withSessionLock(readTokens, lockTimeoutMs)
  // A logout removes the tokens and sends a message of its own.
  if (stored?.signInId === cachedSignInId()) writeLoginData({ userId: useSession.getState().userId, ended: undefined })
  else await recheckSession()
}

function listen(): void {
  if (isListening) return
  isListening = true
  onBroadcast((message) => void onMessage(message))
  window.addEventListener('storage', (event) => {
    if (isLoginData(event)) void onLoginDataChange()
  })
  // A page restored from the back/forward cache missed the messages (S09).
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void recheckSession()
  })
  window.addEventListener('offline', () => useSession.setState({ connection: 'interrupted' }))
  // Until a call succeeds or fails.
  window.addEventListener('online', () => useSession.setState({ connection: 'ok', retryAt: null }))
}

/** Without a user the stored data is of nobody; rewriting drops foreign keys (S18). Only under the lock. */
async function clearOrphanedData(): Promise<void> {
  // Where the browser does not store the settings, they cannot identify the user of the session.
  if (readLoginData().userId !== null || !writeLoginData({ userId: null, left: undefined })) return
  await appDb.wipe()
}

async function wipeAll(): Promise<void> {
  await appDb.wipe()
  // On a shared host the keys may be another app's: the portal itself keeps nothing there.
  if (!('caches' in window) || portalPath !== '/') return
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
}

function clearTab(): void {
  try {
    if (portalPath === '/') sessionStorage.clear()
    // Other apps of the host use the session storage of this tab as well.
    else
      for (const key of Object.keys(sessionStorage)) if (key.endsWith(` ${portalPath}`)) sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing (D01).
  }
}

/** Blacklists a refresh token on the server; never rejects, and waits 3 s at most. */
export async function blacklist(refresh: string): Promise<void> {
  const options = { skipAuth: true, timeout: blacklistTimeoutMs, fetchOptions: { keepalive: true } }
  // Offline or refused: the local data is removed either way, and the token expires (S08).
  await http.post('api/token/blacklist/', { refresh }, options).catch(() => undefined)
}

function newSignInId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { endSession, signIn, useSession } from '#api/session/session.ts'
import { appDb } from '#api/storage/store.ts'
import type { Tokens } from '#api/session/tokens.ts'

/** The address of the API in tests. */
export const base = 'http://localhost:3000/backend/'

/** A token pair as SimpleJWT makes it, for a user; `serial` makes pairs unique. */
export function getTokens(userId: number, serial = 1): Tokens {
  return { access: jwt({ user_id: userId, jti: `a${serial}` }), refresh: jwt({ user_id: userId, jti: `r${serial}` }) }
}

function jwt(payload: object): string {
  return `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.c2ln`
}

/** An MSW server for a test file, with a fresh configuration, session and storage for every test. */
export function testBackend() {
  const server = setupServer()
  beforeAll(() => {
    // Files share their modules: the one before may have left a session.
    useSession.setState(useSession.getInitialState(), true)
    server.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(() => {
    standInForLocks()
    takeConfig({})
  })
  afterEach(async () => {
    vi.useRealTimers()
    server.resetHandlers()
    await endSession()
    await appDb.wipe()
    localStorage.clear()
    useSession.setState({ status: 'signedOut', userId: null, connection: 'ok', retryAt: null })
  })
  afterAll(() => {
    // Pending waits end here: after the file there is no window.
    window.dispatchEvent(new Event('online'))
    server.close()
  })
  return server
}

/** Signs a user in without a request. */
export async function signedInAs(userId: number): Promise<Tokens> {
  const tokens = getTokens(userId)
  await signIn(tokens)
  return tokens
}

/** A refresh endpoint that counts, rotates, and refuses used tokens. */
export function refreshEndpoint(userId: number, state = { count: 0, reused: 0 }) {
  const seen = new Set<string>()
  return {
    state,
    handler: http.post(`${base}api/token/refresh/`, async ({ request }) => {
      state.count += 1
      const text = await request.text()
      if (seen.has(text)) state.reused += 1
      seen.add(text)
      return HttpResponse.json(getTokens(userId, state.count + 1))
    }),
  }
}

/** jsdom has no Web Locks: one queue for the test. */
function standInForLocks(): void {
  const queues = new Map<string, Promise<unknown>>()
  const request = async (name: string, second: unknown, third?: () => Promise<unknown>): Promise<unknown> => {
    const run = third ?? second
    if (typeof run !== 'function') throw new TypeError('nothing to run')
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => run())
    queues.set(
      name,
      turn.catch(() => undefined),
    )
    return await turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

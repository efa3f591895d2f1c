import { http } from './http.ts'
import { useSession } from '#api/session/session.ts'

/** Milliseconds between two looks for a server that did not answer. */
const probeEvery = 4000
const probeTimeout = 10_000

let isReconnecting = false
let probing: ReturnType<typeof setTimeout> | undefined
/** A look since the interruption found no server. */
let isAway = false
let wake: (() => void) | undefined

/** An answer arrived: whatever was interrupted is over, unless the session itself still waits for its token. */
export function markOnline(): void {
  const { connection } = useSession.getState()
  if (connection === 'interrupted' && !isReconnecting) useSession.setState({ connection: 'ok', retryAt: null })
}

/**
 * No usable answer; `retryAt` (milliseconds since 1970) when another try is planned. The server is looked for from now on, so that
 * nobody reads of an interruption that is over, although nothing else is asked for.
 */
export function markInterrupted(retryAt: number | null): void {
  useSession.setState((state) => ({
    connection: 'interrupted',
    retryAt: retryAt ?? (isReconnecting ? state.retryAt : null),
  }))
  probeLater()
}

export function setReconnecting(value: boolean): void {
  isReconnecting = value
}

/** Resolves when a server that was away answers again. */
export async function untilBack(): Promise<void> {
  await new Promise<void>((resolve) => {
    wake = resolve
  })
}

function probeLater(): void {
  probing ??= setTimeout(() => void probe(), probeEvery)
}

async function probe(): Promise<void> {
  const isBack = navigator.onLine && (await isResponding())
  probing = undefined
  if (isBack && isAway) wake?.()
  if (isBack) markOnline()
  isAway = !isBack
  if (useSession.getState().connection === 'interrupted') probeLater()
}

/** Whether the server answers a small question of anybody, be it with a refusal. */
async function isResponding(): Promise<boolean> {
  if (useSession.getState().connection !== 'interrupted') return true
  const options = { skipAuth: true, params: { onlyId: 1 }, timeout: probeTimeout, validateStatus: null }
  // As if it had been tried again often enough.
  const response = await http.get('accounts/usertitles/', { ...options, retries: Infinity }).catch(() => null)
  return response !== null && response.status < 500
}

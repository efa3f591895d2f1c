import { http } from '#api/http/http.ts'
import { useSession } from './session.ts'

/** Milliseconds between two checks for a server that did not respond. */
const probeEvery = 4000
const probeTimeout = 10_000

let isReconnecting = false
let probing: ReturnType<typeof setTimeout> | undefined
/** A check since the interruption found no server. */
let isAway = false
let wake: (() => void) | undefined

/** A response arrived: the interruption is over, unless the session itself still waits for its token. */
export function markOnline(): void {
  const { connection } = useSession.getState()
  if (connection === 'interrupted' && !isReconnecting) useSession.setState({ connection: 'ok', retryAt: null })
}

/**
 * No usable response; `retryAt` (milliseconds since 1970) when another try is planned. From now on the server is
 * polled, so that the banner disappears without other requests.
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

/** Resolves when a server that was unreachable responds again. */
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

/** Whether the server responds to a small public request, even with a refusal. */
async function isResponding(): Promise<boolean> {
  if (useSession.getState().connection !== 'interrupted') return true
  const options = { skipAuth: true, params: { onlyId: 1 }, timeout: probeTimeout, validateStatus: null }
  // An infinite retry count prevents retries.
  const response = await http.get('accounts/usertitles/', { ...options, retries: Infinity }).catch(() => null)
  return response !== null && response.status < 500
}

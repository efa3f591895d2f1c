import { useSession } from './session.ts'

let isReconnecting = false

/** An answer arrived: whatever was interrupted is over, unless the session itself still waits for its token. */
export function markOnline(): void {
  const { connection } = useSession.getState()
  if (connection === 'interrupted' && !isReconnecting) useSession.setState({ connection: 'ok', retryAt: null })
}

/** No usable answer; `retryAt` (milliseconds since 1970) when another try is planned. */
export function markInterrupted(retryAt: number | null): void {
  useSession.setState({ connection: 'interrupted', retryAt })
}

export function setReconnecting(value: boolean): void {
  isReconnecting = value
}

import { useEffect } from 'react'

/** Retries automatically as soon as the device has a network again. */
export function useOnReconnect(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}

import { useSyncExternalStore } from 'react'

/** Whether the device has a network at all; writing waits for it. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

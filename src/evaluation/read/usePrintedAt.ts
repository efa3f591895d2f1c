import { useSyncExternalStore } from 'react'

let printedAt = Date.now()

/** When the page was last sent to print (milliseconds since 1970). */
export function usePrintedAt(): number {
  return useSyncExternalStore(subscribe, () => printedAt)
}

function subscribe(tell: () => void): () => void {
  const before = () => {
    printedAt = Date.now()
    tell()
  }
  window.addEventListener('beforeprint', before)
  return () => window.removeEventListener('beforeprint', before)
}

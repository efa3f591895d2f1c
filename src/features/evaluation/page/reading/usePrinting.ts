import { useSyncExternalStore } from 'react'

let isBeingPrinted = false
let printedAt = Date.now()

/** Whether the page is being printed: then everything is drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBeingPrinted || window.matchMedia('print').matches)
}

/** When the page was last sent to print (milliseconds since 1970). */
export function usePrintedAt(): number {
  return useSyncExternalStore(subscribe, () => printedAt)
}

function subscribe(tell: () => void): () => void {
  const set = (isIt: boolean) => () => {
    isBeingPrinted = isIt
    // Not anew for every listener of the same print.
    if (isIt && Date.now() - printedAt > 1000) printedAt = Date.now()
    tell()
  }
  const [before, after, media] = [set(true), set(false), window.matchMedia('print')]
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  media.addEventListener('change', tell)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    media.removeEventListener('change', tell)
  }
}

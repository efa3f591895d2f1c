import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { memo } from '#lib/memo.ts'

/** Whether the page is shown as it is printed, and when it was last sent to print (milliseconds since 1970). */
type Printing = { isPrinting: boolean; printedAt: number }

let printing: Printing = { isPrinting: false, printedAt: Date.now() }
const listeners = new Set<() => void>()
const paper = memo(() => window.matchMedia('print'))

/** The same as `usePrinting`, outside of a component. */
export function isPrinting(): boolean {
  return printing.isPrinting
}

/** Tracks the start and the end of printing. */
export function usePrinting(): Printing {
  return useSyncExternalStore(subscribe, () => printing)
}

/** Renders the page for print, waits until its charts are rendered, and opens the print dialog. */
export async function printPage(): Promise<void> {
  begin()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  let isBegun = false
  const note = () => {
    isBegun = true
  }
  window.addEventListener('beforeprint', note, { once: true })
  window.print()
  window.removeEventListener('beforeprint', note)
  // A browser that prints nothing fires no event at the end either.
  if (!isBegun) end()
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper().addEventListener('change', follow)
    if (paper().matches) printing = { isPrinting: true, printedAt: Date.now() }
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper().removeEventListener('change', follow)
    printing = { ...printing, isPrinting: false }
  }
}

function begin(): void {
  set({ isPrinting: true, printedAt: Date.now() })
}

function end(): void {
  set({ ...printing, isPrinting: paper().matches })
}

function follow({ matches }: MediaQueryListEvent): void {
  if (matches !== printing.isPrinting) (matches ? begin : end)()
}

/** Firefox copies the page as soon as the event is over: it has to be rendered by then. */
function set(next: Printing): void {
  printing = next
  flushSync(() => {
    for (const onChange of listeners) onChange()
  })
}

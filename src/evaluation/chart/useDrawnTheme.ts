import { useSyncExternalStore } from 'react'
import type { Theme } from '#evaluation/types/colors/theme.ts'

/** The theme charts are drawn in: the page's, but light on paper whatever the page shows. */
export function useDrawnTheme(): { theme: Theme; isPrinting: boolean } {
  const shown = useSyncExternalStore(subscribe, snapshot)
  return { theme: shown === 'dark' ? 'dark' : 'light', isPrinting: shown === 'print' }
}

let isBeingPrinted = false

function snapshot(): Theme | 'print' {
  if (isBeingPrinted || window.matchMedia('print').matches) return 'print'
  const chosen = document.documentElement.dataset['theme']
  if (chosen === '1') return 'light'
  return chosen === '2' || window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const media = ['print', '(prefers-color-scheme: dark)'].map((query) => window.matchMedia(query))
  for (const each of media) each.addEventListener('change', onChange)
  const print = (is: boolean) => () => {
    isBeingPrinted = is
    onChange()
  }
  const [before, after] = [print(true), print(false)]
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    observer.disconnect()
    for (const each of media) each.removeEventListener('change', onChange)
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

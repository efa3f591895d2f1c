import { useSyncExternalStore } from 'react'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import { memo } from '#lib/memo.ts'

/** The theme charts are drawn in: the page's, but light on paper whatever the page shows. */
export function useDrawnTheme(): { theme: Theme; isPrinting: boolean } {
  const shown = useSyncExternalStore(subscribe, snapshot)
  return { theme: shown === 'dark' ? 'dark' : 'light', isPrinting: shown === 'print' }
}

let isBeingPrinted = false
/** Made once: a page of charts asks them many times with every click. */
const media = memo(() => ({
  print: window.matchMedia('print'),
  dark: window.matchMedia('(prefers-color-scheme: dark)'),
}))

function snapshot(): Theme | 'print' {
  if (isBeingPrinted || media().print.matches) return 'print'
  const chosen = document.documentElement.dataset['theme']
  if (chosen === '1') return 'light'
  return chosen === '2' || media().dark.matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const lists = Object.values(media())
  for (const each of lists) each.addEventListener('change', onChange)
  const print = (is: boolean) => () => {
    isBeingPrinted = is
    onChange()
  }
  const [before, after] = [print(true), print(false)]
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    observer.disconnect()
    for (const each of lists) each.removeEventListener('change', onChange)
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

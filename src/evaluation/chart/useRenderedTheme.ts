import { useSyncExternalStore } from 'react'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import { memo } from '#lib/values/memo.ts'
import { usePrinting } from '#ui/layout/printing.ts'

/** The theme charts are drawn in: the page's, but light on paper whatever the page shows. */
export function useRenderedTheme(): Theme {
  const shown = useSyncExternalStore(subscribe, snapshot)
  const { isPrinting } = usePrinting()
  return isPrinting ? 'light' : shown
}

/** Made once: a page of charts asks it many times with every click. */
const dark = memo(() => window.matchMedia('(prefers-color-scheme: dark)'))

function snapshot(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === '1') return 'light'
  return chosen === '2' || dark().matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark().addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    dark().removeEventListener('change', onChange)
  }
}

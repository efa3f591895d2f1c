import { useSyncExternalStore } from 'react'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import { memo } from '#lib/memo.ts'
import { usePrinting } from '#ui/layout/printing.ts'

/** The theme of charts: that of the page, but always light in print. */
export function useRenderedTheme(): Theme {
  const shown = useSyncExternalStore(subscribe, snapshot)
  const { isPrinting } = usePrinting()
  return isPrinting ? 'light' : shown
}

/** Cached: a page of charts reads it many times with every click. */
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

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

/**
 * Whether the system is dark. Reading `matches` makes the browser calculate styles, so the value is kept: a page of
 * charts reads it many times with every click.
 */
const dark = memo(() => {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const kept = { query, matches: query.matches }
  // Added before the listeners of components, and so called first.
  query.addEventListener('change', ({ matches }) => {
    kept.matches = matches
  })
  return kept
})

function snapshot(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === '1') return 'light'
  return chosen === '2' || dark().matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark().query.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    dark().query.removeEventListener('change', onChange)
  }
}

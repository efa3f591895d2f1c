import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as narrow as that of a phone. */
export function useIsPhone(): boolean {
  return useMatches('(width < 40rem)')
}

/** Whether the window is no wider than that of a laptop. */
export function useIsLaptop(): boolean {
  return useMatches('(width < 100rem)')
}

/** Whether a table has as little room as on a tablet: in wider windows next to the menu, too. Paper has no menu. */
export function useIsTablet(): boolean {
  return useMatches('screen and (40rem <= width < 75rem)')
}

/** Whether people have no keys at hand: on a phone, or where nothing hovers. */
export function useIsTouch(): boolean {
  return useMatches('(width < 40rem), (hover: none)')
}

/** Whether the window is so low, as at 400 % zoom, that every line counts. */
export function useIsLow(): boolean {
  return useMatches('(height < 30rem)')
}

function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

import { useEffect } from 'react'

/** Fetches what an edit may need in the moment in which nothing can be fetched any more: whoever draws a dialog over it adds its `preload`. */
export const preloadedOnEdit = new Set<() => void>()

/** Has all of it fetched as soon as something is changed. */
export function usePreloadOnEdit(isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) for (const fetch of preloadedOnEdit) fetch()
  }, [isChanged])
}

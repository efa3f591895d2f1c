import { useEffect } from 'react'

/**
 * Preloads code that an edit may need when the network is gone: a component that opens a dialog over it adds its
 * `preload`.
 */
export const preloadedOnEdit = new Set<() => void>()

/** Loads all of it as soon as something is changed. */
export function usePreloadOnEdit(isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) for (const fetch of preloadedOnEdit) fetch()
  }, [isChanged])
}

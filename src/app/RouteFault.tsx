import { useEffect } from 'react'
import { LoadError } from '#screens/plain/LoadError.tsx'

/** The last resort of a route: a part that could not be loaded, or a screen that failed as a whole. */
export function RouteFault() {
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  return <LoadError />
}

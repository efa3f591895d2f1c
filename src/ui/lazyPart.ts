import { type ComponentType, lazy } from 'react'

/** A component in its own chunk, that can be fetched before it is drawn (on hover or focus). */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  // A failed early fetch is no failure: drawing tries again and reports it.
  const preload = () => void load().catch(() => undefined)
  return { Part, preload }
}

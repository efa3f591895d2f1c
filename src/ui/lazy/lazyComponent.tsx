import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadErrorAfter } from '#lib/constants.ts'
import { loadMissingStrings } from '#ui/i18n/i18n.ts'
import { withTimeout } from '#lib/ChunkLoadError.ts'
import { ChunkError, type ChunkErrorVariant } from './ChunkError.tsx'

type Part<Props extends object> = { Part: ComponentType<Props>; preload: () => void; ready: () => Promise<void> }

/**
 * A component in its own chunk that can be preloaded (on hover or focus); once loaded (`ready`) it renders without a
 * fallback in between. Where it fails to load it shows that in its own place with a retry; nothing around it is lost.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  variant: ChunkErrorVariant = 'panel',
): Part<Props> {
  let own: ComponentType<Props> | undefined
  const fetched = async () => (own ??= await withTimeout(load(), loadErrorAfter))
  // React remembers a failed lazy component: a retry needs a new one.
  const waiting = () => lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>
  let shared = waiting()
  function Part(props: Props) {
    // Keeps the component it starts with, or it would be remounted once the chunk is loaded.
    const [Shown, setShown] = useState(() => own ?? shared)
    const [tries, setTries] = useState(0)
    const retry = async () => {
      shared = waiting()
      await loadMissingStrings()
      setShown(() => shared)
      setTries(tries + 1)
    }
    return (
      <ChunkError
        key={tries}
        variant={variant}
        onClose={'onClose' in props ? (props.onClose as () => void) : undefined}
        onRetry={() => void retry()}
      >
        {createElement(Shown, props)}
      </ChunkError>
    )
  }
  // A failed prefetch does not matter: rendering retries and reports it.
  const ready = async () => void (await fetched().catch(() => undefined))
  return { Part, preload: () => void ready(), ready }
}

import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadErrorAfter } from '#lib/constants.ts'
import { inTime } from './LoadFault.ts'

/** A component in its own chunk that can be fetched ahead (on hover or focus); once there (`ready`) it is drawn without a fallback in between. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): { Part: ComponentType<Props>; preload: () => void; ready: () => Promise<void> } {
  let own: ComponentType<Props> | undefined
  const fetched = async () => (own ??= await inTime(load(), loadErrorAfter))
  const Waiting = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>
  function Part(props: Props) {
    // The one it starts with stays, or it would be mounted anew when the chunk is there.
    const [Shown] = useState(() => own ?? Waiting)
    return createElement(Shown, props)
  }
  // A failed early fetch is no failure: drawing tries again and reports it.
  const ready = async () => void (await fetched().catch(() => undefined))
  return { Part, preload: () => void ready(), ready }
}

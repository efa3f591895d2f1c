import type { FunctionComponent } from 'react'
import { lazyComponent } from './lazyComponent.tsx'
import type { ChunkErrorVariant } from './ChunkError.tsx'

/** A module that is loaded on the first render of its component. */
export type Lazy<Props> = () => Promise<{ default: FunctionComponent<Props> }>

const parts = new WeakMap<object, unknown>()

/**
 * The lazy component of a declaration (a panel, a tool, a widget …): the same one wherever the same module is declared.
 */
export function lazy<Props extends object>(
  load: Lazy<Props>,
  variant?: ChunkErrorVariant,
): ReturnType<typeof lazyComponent<Props>> {
  const known = parts.get(load) as ReturnType<typeof lazyComponent<Props>> | undefined
  if (known) return known
  const part = lazyComponent<Props>(async () => (await load()).default, variant)
  parts.set(load, part)
  return part
}

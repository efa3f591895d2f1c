import type { FunctionComponent } from 'react'
import { lazyPart } from './lazyPart.tsx'
import type { MissingPartLook } from './MissingPart.tsx'

/** A module that is loaded when its component is first drawn. */
export type Lazy<Props> = () => Promise<{ default: FunctionComponent<Props> }>

const parts = new WeakMap<object, unknown>()

/** The lazy part of a declaration (a panel, a tool, a widget …): the same component wherever the same module is declared. */
export function deferred<Props extends object>(
  load: Lazy<Props>,
  look?: MissingPartLook,
): ReturnType<typeof lazyPart<Props>> {
  const known = parts.get(load) as ReturnType<typeof lazyPart<Props>> | undefined
  if (known) return known
  const part = lazyPart<Props>(async () => (await load()).default, look)
  parts.set(load, part)
  return part
}

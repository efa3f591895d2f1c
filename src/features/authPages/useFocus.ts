import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A reference whose element gets the focus when a step of the login appears: before it is painted, or the first letters
 * typed would be lost.
 */
export function useFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const wanted = useRef(isWanted)
  useLayoutEffect(() => {
    if (wanted.current) ref.current?.focus()
  }, [])
  return ref
}

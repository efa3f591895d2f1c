import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref whose element gets the focus when a step of the login mounts: before the paint, or the first typed letters
 * would be lost.
 */
export function useFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const wanted = useRef(isWanted)
  useLayoutEffect(() => {
    if (wanted.current) ref.current?.focus()
  }, [])
  return ref
}

import { type RefObject, useEffect, useRef } from 'react'

/** A reference whose element gets the focus when a step of the login appears. */
export function useFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) ref.current?.focus()
  }, [])
  return ref
}

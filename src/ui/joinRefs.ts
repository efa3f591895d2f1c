import type { Ref, RefCallback, RefObject } from 'react'

/** One ref for an element that both the component and its user want to hold. */
export function joinRefs<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined): RefCallback<Element> {
  return (element) => {
    own.current = element
    if (typeof given === 'function') given(element)
    else if (given) given.current = element
  }
}

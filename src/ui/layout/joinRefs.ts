import type { Ref, RefCallback } from 'react'

/** One ref for an element that both the component and its user want to hold. */
export function joinRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    for (const ref of refs)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
  }
}

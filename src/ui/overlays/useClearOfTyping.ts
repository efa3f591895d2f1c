import { type RefObject, useEffect } from 'react'
import styles from '#ui/feedback/toasts/Toasts.module.css'
import type { Toast } from '#ui/feedback/toasts.ts'

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Moves the toasts to the other end of the window where they would cover the field that somebody types into. */
export function useClearOfTyping(ref: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  useEffect(() => {
    const place = ref.current
    const above = styles.above ?? ''
    if (!place || shown.length === 0) {
      place?.classList.remove(above)
      return undefined
    }
    // They stay where they are while nothing is covered, or they would move away from the pointer.
    const check = () => {
      const field = document.activeElement
      if (field?.matches(typed) && overlap(field.getBoundingClientRect(), place.getBoundingClientRect()))
        place.classList.toggle(above)
    }
    check()
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    for (const event of ['focusin', 'input', 'scroll', 'resize']) window.addEventListener(event, check, options)
    return () => stop.abort()
  }, [ref, shown])
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

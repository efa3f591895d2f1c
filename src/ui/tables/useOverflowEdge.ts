import { type RefObject, useEffect } from 'react'

/** The empty end of the last column, in pixels: an overflow of no more than that hides nothing. */
const emptyEnd = 16

/** Sets a class on an element while it has more content at its end than it shows. */
export function useOverflowEdge(frame: RefObject<HTMLElement | null>, more: string | undefined): void {
  useEffect(() => {
    const element = frame.current
    if (!element || more === undefined) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.classList.toggle(more, scrollLeft + clientWidth < scrollWidth - emptyEnd)
    }
    // It reports the first sizes as well, after the layout of the frame: measured here, that would be done twice.
    const sizes = new ResizeObserver(mark)
    for (const part of [element, ...element.children]) sizes.observe(part)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [frame, more])
}

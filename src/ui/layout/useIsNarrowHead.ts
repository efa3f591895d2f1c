import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the head around an element is narrower than so many pixels, as beside an open help; 0 measures nothing. */
export function useIsNarrowHead(ref: RefObject<HTMLElement | null>, below: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const head = ref.current?.closest('header')
    if (!head || below === 0) return undefined
    const measure = () => setNarrow(head.clientWidth > 0 && head.clientWidth < below)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [ref, below])
  return isNarrow
}

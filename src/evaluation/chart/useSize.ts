import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number; scrollBar: number }

/**
 * The size of an element in whole pixels, kept up to date; 0 before it is known. A scroll bar inside of it does not
 * change the size: `scrollBar` is the width it takes.
 */
export function useSize(): { ref: RefObject<HTMLDivElement | null>; size: Size; measure: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0, scrollBar: 0 })
  useLayoutEffect(() => {
    if (!ref.current) return undefined
    const measure = () => setSize((old) => sizeOf(ref.current, old))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, size, measure: () => setSize((old) => sizeOf(ref.current, old)) }
}

/** The size it has now, the old one where that is the same. */
function sizeOf(element: HTMLDivElement | null, old: Size): Size {
  if (!element) return old
  const { offsetWidth: width, offsetHeight: height, clientWidth } = element
  const scrollBar = width - clientWidth
  return old.width === width && old.height === height && old.scrollBar === scrollBar
    ? old
    : { width, height, scrollBar }
}

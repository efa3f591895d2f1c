import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number; scrollBar: number }

/**
 * The size of an element in whole pixels, kept up to date; 0 before it is known. A scroll bar inside of it does not
 * change the size: `scrollBar` is its width.
 */
export function useSize(): { ref: RefObject<HTMLDivElement | null>; size: Size; measure: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0, scrollBar: 0 })
  const measure = useCallback(() => {
    if (!ref.current) return
    const { offsetWidth: width, offsetHeight: height, clientWidth } = ref.current
    const scrollBar = width - clientWidth
    setSize((old) =>
      old.width === width && old.height === height && old.scrollBar === scrollBar ? old : { width, height, scrollBar },
    )
  }, [])
  useLayoutEffect(() => {
    if (!ref.current) return undefined
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [measure])
  return { ref, size, measure }
}

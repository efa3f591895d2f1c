import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** The size of an element in whole pixels, kept up to date; 0 before it is known. */
export function useSize(): { ref: RefObject<HTMLDivElement | null>; size: Size; measure: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const measure = useCallback(() => {
    if (!ref.current) return
    const { clientWidth: width, clientHeight: height } = ref.current
    setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
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

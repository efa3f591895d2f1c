import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** The size of an element in whole pixels, kept up to date; 0 before it is known. */
export function useSize(): { ref: RefObject<HTMLDivElement | null>; size: Size } {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

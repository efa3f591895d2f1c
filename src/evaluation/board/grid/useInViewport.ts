import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePrinting } from '#ui/layout/printing.ts'

/** The distance outside the viewport at which rendering begins. */
const margin = '500px 0px'

/** Whether an element is in or near the viewport; `wasNear` is true once it has been, or was printed. */
export function useInViewport(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean; wasNear: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState({ isNear: false, wasNear: false })
  const { isPrinting } = usePrinting()
  if (isPrinting && !near.wasNear) setNear({ ...near, wasNear: true })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false
        setNear(({ wasNear }) => ({ isNear, wasNear: wasNear || isNear }))
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...near }
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The height in pixels up to which a table is shown as a whole; a longer one scrolls in itself. */
const maxHeight = 640

/**
 * Reports how many pixels a table lacks in its tile, or has to spare if negative, so that the tile shows all of its rows
 * up to a height.
 */
export function useTableRoom(onRoom: ((missing: number) => void) | undefined): {
  frame: RefObject<HTMLDivElement | null>
  wrap: RefObject<HTMLDivElement | null>
} {
  const frame = useRef<HTMLDivElement>(null)
  const wrap = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner, body] = [frame.current, wrap.current, frame.current?.parentElement]
    if (!onRoom || !outer || !inner || !body) return undefined
    const report = () => {
      // Not displayed, or in print.
      if (body.clientHeight === 0) return
      const tools = outer.offsetHeight - inner.offsetHeight
      const scrollBar = inner.offsetHeight - inner.clientHeight
      onRoom(Math.min(inner.scrollHeight + scrollBar, maxHeight) + tools - body.clientHeight)
    }
    report()
    const observer = new ResizeObserver(report)
    for (const element of [inner, ...inner.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [onRoom])
  return { frame, wrap }
}

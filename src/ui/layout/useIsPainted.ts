import { startTransition, useEffect, useState } from 'react'

/** Maximum wait for a frame, in milliseconds: a background page has none. */
const timeoutMs = 200

/**
 * False until the browser has painted the component, then true in a transition: what is below the fold or rarely used
 * renders once what people wait for is visible. Starts with `initially`.
 */
export function useIsPainted(initially = false): boolean {
  const [isPainted, setPainted] = useState(initially)
  useEffect(() => {
    if (isPainted) return undefined
    const show = () => startTransition(() => setPainted(true))
    let timer = setTimeout(show, timeoutMs)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      // A frame calls its callbacks before it paints.
      timer = setTimeout(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isPainted])
  return isPainted
}

import { useEffect, useState } from 'react'

/** Maximum wait for idle time, in milliseconds; also the whole wait in browsers that do not report it. */
const timeoutMs = 500
let isStarted = false

/**
 * False until the first page of the portal is on screen, true from the first idle moment after it: anything not needed
 * to read that page waits for it.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(isStarted)
  useEffect(() => {
    if (isIdle) return undefined
    const giveUp = new AbortController()
    const start = () => {
      if (giveUp.signal.aborted) return
      isStarted = true
      setIdle(true)
    }
    // A background page has no frames, and some browsers do not report idle time.
    const timer = setTimeout(start, timeoutMs)
    // The first frame renders the page, the second one runs when it is on screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => 'requestIdleCallback' in window && window.requestIdleCallback(start)),
    )
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [isIdle])
  return isIdle
}

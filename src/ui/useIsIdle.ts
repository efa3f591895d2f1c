import { useEffect, useState } from 'react'

/** Longest wait for an idle moment, in milliseconds; also the whole wait in browsers that do not tell of one. */
const patience = 500
let isStarted = false

/** False while the portal draws its first page, true from the first idle moment on: what is not needed to read that page waits for it. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(isStarted)
  useEffect(() => {
    if (isIdle) return undefined
    const start = () => {
      isStarted = true
      setIdle(true)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, patience)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(start, { timeout: patience })
    return () => window.cancelIdleCallback(request)
  }, [isIdle])
  return isIdle
}

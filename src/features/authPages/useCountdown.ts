import { useEffect, useState } from 'react'

/**
 * Whole seconds left, and a function to restart. Uses the monotonic clock, so that changes of the device's clock do not
 * matter.
 */
export function useCountdown(seconds = 0): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + seconds * 1000)
  const [now, setNow] = useState(() => performance.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    left,
    (next) => {
      const start = performance.now()
      setNow(start)
      setEnd(start + next * 1000)
    },
  ]
}

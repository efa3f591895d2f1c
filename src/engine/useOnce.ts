import { useCallback, useRef } from 'react'

/** Runs one thing at a time: what is asked for while it runs is dropped, however often a button is pressed (N15). */
export function useOnce(): (work: () => Promise<void>) => Promise<void> {
  const isRunning = useRef(false)
  return useCallback(async (work) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work()
    } finally {
      isRunning.current = false
    }
  }, [])
}

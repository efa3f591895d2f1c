import { useRef } from 'react'

/** Runs one piece of work at a time. While it runs, further calls are ignored, however often a button is pressed (N15). */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isRunning = useRef(false)
  return async (work) => {
    if (isRunning.current) return
    isRunning.current = true
    const run = async () => await work()
    await run().finally(() => {
      isRunning.current = false
    })
  }
}

import { create } from 'zustand'

export type Named = {
  done: string[]
  failed: { name: string; message: string }[]
  left: string[]
  /** Tries what failed once more, where that is offered. */
  retry?: (() => void) | undefined
  /** The page was loaded anew in the middle: nobody knows of the first that is left whether it was done. */
  isCutOff?: boolean
}
/** `finished` items, and of the current one its share. */
export type Running = {
  title: string
  total: number
  finished: number
  current: string
  isCancelling: boolean
  result: Named | null
  cancel: () => void
  close: () => void
}

/** The work on screen, if any. */
export const useProgress = create<{ running: Running | null }>(() => ({ running: null }))

/** Stops the work on screen and forgets what came of it (also for the end of a session). */
export function dropProgress(): void {
  useProgress.getState().running?.cancel()
  useProgress.setState({ running: null })
}

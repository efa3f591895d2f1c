import { create } from 'zustand'

export type Named = {
  done: string[]
  failed: { name: string; message: string }[]
  left: string[]
  /** Retries the failed items, where that is offered. */
  retry?: (() => void) | undefined
  /** The page was reloaded in the middle: the outcome of the first remaining item is unknown. */
  isTruncated?: boolean
}
/** `finished` items, and of the current one its share. */
export type Running = {
  id: number
  title: string
  total: number
  finished: number
  current: string
  isCancelling: boolean
  result: Named | null
  cancel: () => void
  close: () => void
}

/** The work on screen, each with a state of its own; the last one began last. */
export const useProgress = create<{ running: readonly Running[] }>(() => ({ running: [] }))

let last = 0

/** Adds work to the screen; returns its id. */
export function addProgress(work: Omit<Running, 'id'>): number {
  last += 1
  const added = { ...work, id: last }
  useProgress.setState(({ running }) => ({ running: [...running, added] }))
  return last
}

export function changeProgress(id: number, change: Partial<Running>): void {
  useProgress.setState(({ running }) => ({
    running: running.map((work) => (work.id === id ? { ...work, ...change } : work)),
  }))
}

export function removeProgress(id: number): void {
  useProgress.setState(({ running }) => ({ running: running.filter((work) => work.id !== id) }))
}

/** Stops the work on screen and drops its results (also for the end of a session). */
export function dropProgress(): void {
  for (const { cancel } of useProgress.getState().running) cancel()
  useProgress.setState({ running: [] })
}

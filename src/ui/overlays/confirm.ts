import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Question = {
  kind: 'warning' | 'info' | 'error' | 'critical'
  title: string
  text: string
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** A yes loses something: its button is red. */
  isLoss?: boolean
  /** A second yes that loses something, where the first one does not. */
  lossLabel?: string | undefined
  details?: string[] | undefined
  /** What is drawn between the text and its details. */
  note?: ReactNode
  /** What must be typed, sign by sign, before confirming; a critical question asks for DELETE ALL. */
  phrase?: string | undefined
}
/** Yes, no, or the second yes, `lossLabel`. */
export type Answer = boolean | 'loss'
type Pending = Question & { key: number; respond: (given: Answer) => void }

/** The questions that wait for an answer; the first one is on screen. */
export const useConfirmQueue = create<{ requested: Pending[] }>(() => ({ requested: [] }))

let lastKey = 0

/** Asks the user, and answers true only for an explicit yes. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWith(question)) === true
}

/** Asks the user what to do; whatever closes the question is a no. */
export function confirmWith(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    lastKey += 1
    const key = lastKey
    const response = (given: Answer) => {
      useConfirmQueue.setState(({ requested }) => ({
        requested: requested.filter((other) => other.key !== key),
      }))
      resolve(given)
    }
    useConfirmQueue.setState(({ requested }) => ({
      requested: [...requested, { ...question, key, respond: response }],
    }))
  })
}

/** Answers every question that waits with no (also for the end of a session). */
export function clearConfirms(): void {
  for (const { respond: response } of useConfirmQueue.getState().requested) response(false)
}

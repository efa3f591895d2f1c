import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Question = {
  kind: 'warning' | 'info' | 'error' | 'critical'
  title: string
  text: string
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Confirming is destructive: its button is red. */
  isLoss?: boolean
  /** A second, destructive answer next to a harmless one. */
  lossLabel?: string | undefined
  details?: string[] | undefined
  /** Rendered between the text and its details. */
  note?: ReactNode
  /** The phrase to type exactly before confirming; a critical dialog requires DELETE ALL. */
  phrase?: string | undefined
}
/** Yes, no, or the second yes, `lossLabel`. */
export type Answer = boolean | 'loss'
type Pending = Question & { key: number; respond: (given: Answer) => void }

/** The pending dialogs; the first one is on screen. */
export const useConfirmQueue = create<{ requested: Pending[] }>(() => ({ requested: [] }))

let lastKey = 0

/** Shows a dialog, and resolves to true only for an explicit yes. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWith(question)) === true
}

/** Shows a dialog with options; closing it in any way is a no. */
export function confirmWith(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    lastKey += 1
    const key = lastKey
    const respond = (given: Answer) => {
      useConfirmQueue.setState(({ requested }) => ({
        requested: requested.filter((other) => other.key !== key),
      }))
      resolve(given)
    }
    useConfirmQueue.setState(({ requested }) => ({
      requested: [...requested, { ...question, key, respond: respond }],
    }))
  })
}

/** Resolves every pending dialog with no (also for the end of a session). */
export function clearConfirms(): void {
  for (const { respond } of useConfirmQueue.getState().requested) respond(false)
}

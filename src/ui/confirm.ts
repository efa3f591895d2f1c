import { create } from 'zustand'

export type Question = {
  kind: 'warning' | 'info' | 'error' | 'critical'
  title: string
  text: string
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** A yes loses something: its button is red. */
  isLoss?: boolean
  details?: string[] | undefined
  /** What must be typed, sign by sign, before confirming; a critical question asks for DELETE ALL. */
  phrase?: string | undefined
}
type Asked = Question & { key: number; answer: (isYes: boolean) => void }

/** The questions that wait for an answer; the first one is on screen. */
export const useQuestions = create<{ asked: Asked[] }>(() => ({ asked: [] }))

let lastKey = 0

/** Asks the user, and answers true only for an explicit yes. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    lastKey += 1
    const key = lastKey
    const answer = (isYes: boolean) => {
      useQuestions.setState(({ asked }) => ({ asked: asked.filter((other) => other.key !== key) }))
      resolve(isYes)
    }
    useQuestions.setState(({ asked }) => ({ asked: [...asked, { ...question, key, answer }] }))
  })
}

/** Answers every question that waits with no (also for the end of a session). */
export function dropQuestions(): void {
  for (const { answer } of useQuestions.getState().asked) answer(false)
}

/** What has to be typed for a question, if anything. */
export function phraseOf({ kind, phrase }: Question): string | undefined {
  return phrase ?? (kind === 'critical' ? 'DELETE ALL' : undefined)
}

import { useRef, useState } from 'react'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { createIdempotent, type IdempotencyState } from '#api/rows/createIdempotent.ts'
import type { RowAt } from '#api/rows/page.ts'
import type { Body } from '#api/rows/writeRows.ts'
import { confirmResend } from './confirmResend.ts'

/**
 * Creates a row from a dialog that stays open after an error. After a lost response the same values are looked up before
 * they are sent again, and others only after a confirmation: the row that has arrived may be the one that is reworded.
 */
export function useCreateOnce<Endpoint extends string>(
  endpoint: Endpoint,
): {
  create: (body: Body<Endpoint>) => Promise<RowAt<Endpoint>>
  /** Whether a response was lost, so that nobody knows if the row is there. */
  isUncertain: boolean
  noteError: (error: unknown) => void
} {
  const attempt = useRef<IdempotencyState>({})
  const [isUncertain, setUncertain] = useState(false)
  return {
    create: async (body) => {
      const lost = attempt.current.lost?.body
      if (lost && JSON.stringify(lost) !== JSON.stringify(body)) await confirmResend()
      return await createIdempotent(endpoint, body, undefined, attempt.current, confirmResend)
    },
    isUncertain,
    noteError: (error) => setUncertain((was) => was || error instanceof UnknownOutcomeError),
  }
}

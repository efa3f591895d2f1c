import { NotFoundError } from '#api/errors.ts'
import { errorMessage, serverMessage } from '#api/faultText.ts'
import { clearUrlToken } from '#api/linkSecret.ts'
import { type Invitation, readInvitation } from '#api/signUp.ts'
import { useAction, useRunOnOpen } from '#engine/useAction.ts'
import { toast } from '#ui/notices.ts'

type Failed = { kind: 'expired' | 'used' | 'failed'; text: string }
export type Reading = { kind: 'busy' } | { kind: 'open'; invitation: Invitation } | Failed

/** Reads the invitation of a link, and again when asked to; reading spends nothing. */
export function useInvitation(token: string): [Reading, () => void] {
  const reading = useAction<void, Reading>({
    run: async () => {
      try {
        return { kind: 'open', invitation: await readInvitation(token) }
      } catch (error) {
        const failed = failedBy(error)
        if (failed.kind !== 'failed') clearUrlToken()
        toast.error(failed.text)
        return failed
      }
    },
  })
  useRunOnOpen(reading.run, token !== '')
  return [reading.result ?? { kind: 'busy' }, () => void reading.run()]
}

function failedBy(error: unknown): Failed {
  if (!(error instanceof NotFoundError)) return { kind: 'failed', text: errorMessage(error) }
  if (error.status === 410) return { kind: 'expired', text: serverMessage(error.detail || 'errorExpired') }
  return { kind: 'used', text: errorMessage(error) }
}

import { NotFoundError } from '#api/http/errors.ts'
import { errorMessage, isWordKey, serverMessage } from '#api/http/errorMessage.ts'
import { clearUrlToken } from '#api/session/urlToken.ts'
import { type Invitation, readInvitation } from '#api/auth/signUp.ts'
import { useAction, useRunOnOpen } from '#engine/actions/useAction.ts'

type Failed = { kind: 'expired' | 'used' | 'failed'; text: string }
export type Reading = { kind: 'busy' } | { kind: 'open'; invitation: Invitation } | Failed

/** Reads the invitation of a link, again on retry; reading does not use it up. */
export function useInvitation(token: string): [Reading, () => void] {
  const reading = useAction<void, Reading>({
    run: async () => {
      try {
        return { kind: 'open', invitation: await readInvitation(token) }
      } catch (error) {
        const failed = failedBy(error)
        if (failed.kind !== 'failed') clearUrlToken()
        return failed
      }
    },
  })
  useRunOnOpen(reading.run, token !== '')
  return [reading.result ?? { kind: 'busy' }, () => void reading.run()]
}

function failedBy(error: unknown): Failed {
  if (!(error instanceof NotFoundError)) return { kind: 'failed', text: errorMessage(error) }
  // That it expired is the title of the page already; a server may have more to say.
  if (error.status === 410)
    return { kind: 'expired', text: isWordKey(error.detail) || !error.detail ? '' : serverMessage(error.detail) }
  return { kind: 'used', text: errorMessage(error) }
}

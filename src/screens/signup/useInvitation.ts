// oxlint-disable-next-line no-restricted-imports -- an effect depends on it that reads the invitation once
import { useCallback, useEffect, useRef, useState } from 'react'
import { NotFound } from '#api/errors.ts'
import { faultText, serverText } from '#api/faultText.ts'
import { forgetLinkSecret } from '#api/linkSecret.ts'
import { type Invitation, readInvitation } from '#api/signUp.ts'
import { notify } from '#ui/notices.ts'

type Failed = { kind: 'expired' | 'used' | 'failed'; text: string }
export type Reading = { kind: 'busy' } | { kind: 'open'; invitation: Invitation } | Failed

/** Reads the invitation of a link, and again when asked to; reading spends nothing. */
export function useInvitation(token: string): [Reading, () => void] {
  const [reading, setReading] = useState<Reading>({ kind: 'busy' })
  const hasStarted = useRef(false)

  const read = useCallback(async (): Promise<void> => {
    setReading({ kind: 'busy' })
    try {
      setReading({ kind: 'open', invitation: await readInvitation(token) })
    } catch (error) {
      const failed = failedBy(error)
      if (failed.kind !== 'failed') forgetLinkSecret()
      notify.error(failed.text)
      setReading(failed)
    }
  }, [token])

  useEffect(() => {
    if (token === '' || hasStarted.current) return
    hasStarted.current = true
    void read()
  }, [token, read])

  return [reading, () => void read()]
}

function failedBy(error: unknown): Failed {
  if (!(error instanceof NotFound)) return { kind: 'failed', text: faultText(error) }
  if (error.status === 410) return { kind: 'expired', text: serverText(error.detail || 'errorExpired') }
  return { kind: 'used', text: faultText(error) }
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { OfflineError, ServerError, RateLimitedError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { clearUrlToken } from '#api/session/urlToken.ts'
import { signIn } from '#api/session/session.ts'
import { redeemDemo } from '#api/auth/visitor.ts'
import { useAction, useRunOnOpen } from '#engine/actions/useAction.ts'
import { toast } from '#ui/feedback/toasts.ts'

type DemoLink = {
  /** Why the demo does not open; undefined without an error. */
  error: string | undefined
  /** The link itself is invalid: a retry is useless. */
  isSpent: boolean
  /** Waits for the button where links of mails need confirmation (D-93). */
  isFetching: boolean
  open: () => void
}

/** Redeems the token of a demo link once and opens the demo's evaluation (DEMO-06, DEMO-07). */
export function useDemoLink(token: string | undefined): DemoLink {
  const navigate = useNavigate()
  const [failed, setFailed] = useState<{ error: string; isSpent: boolean }>()
  const [isFetching, setRequest] = useState(() => config().linksAskFirst)

  const opening = useAction({
    run: async () => {
      if (!token) return
      setFailed(undefined)
      setRequest(false)
      await signIn(await redeemDemo(token))
      clearUrlToken()
      await navigate(`/results/evaluations/${config().demoEvaluation}`, { replace: true })
    },
    showError: (error) => {
      const isSpent = !(
        error instanceof OfflineError ||
        error instanceof ServerError ||
        error instanceof RateLimitedError
      )
      if (isSpent) clearUrlToken()
      toast.error(errorMessage(error))
      setFailed({ error: errorMessage(error), isSpent })
    },
  })
  useRunOnOpen(opening.run, Boolean(token) && !config().linksAskFirst)

  return {
    error: failed?.error,
    isSpent: failed?.isSpent ?? false,
    isFetching,
    open: () => void opening.run(),
  }
}

import { RateLimitedError } from '#api/http/errors.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { getLoginError } from './getLoginError.ts'
import { useCountdown } from './useCountdown.ts'

export type Submit = {
  isBusy: boolean
  /** Seconds until the server accepts another request. */
  wait: number
  run: (send: () => Promise<void>) => void
}

/**
 * Sends one request at a time, however often a button is pressed (S20), and reports errors as a notification and to
 * `onError` for their place on the page.
 */
export function useSubmit(
  getText: (error: unknown) => string = getLoginError,
  onError?: (text: string, error: unknown) => void,
): Submit {
  const [wait, startWait] = useCountdown()
  const sending = useAction<() => Promise<void>>({
    run: async (send) => await send(),
    showError: (error) => {
      if (error instanceof RateLimitedError) startWait(error.seconds)
      onError?.(getText(error), error)
      toast.error(getText(error))
    },
  })
  return { isBusy: sending.isPending, wait, run: (send) => void (wait > 0 || sending.run(send)) }
}

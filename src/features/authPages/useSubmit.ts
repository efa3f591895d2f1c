import { useState } from 'react'
import { TooMany } from '#api/errors.ts'
import { useOneAtATime } from '#engine/useOneAtATime.ts'
import { notify } from '#ui/notices.ts'
import { loginFault } from './loginFault.ts'
import { useCountdown } from './useCountdown.ts'

export type Submit = {
  isBusy: boolean
  /** Seconds the server wants to be left alone. */
  wait: number
  run: (send: () => Promise<void>) => void
}

/** Sends one at a time, however often a button is pressed (S20), and tells what went wrong: as a notice, and to `onFault` for where it belongs on the page. */
export function useSubmit(
  textOf: (error: unknown) => string = loginFault,
  onFault?: (text: string, error: unknown) => void,
): Submit {
  const once = useOneAtATime()
  const [isBusy, setBusy] = useState(false)
  const [wait, startWait] = useCountdown()

  async function attempt(send: () => Promise<void>): Promise<void> {
    setBusy(true)
    await send().catch((fault: unknown) => {
      if (fault instanceof TooMany) startWait(fault.seconds)
      onFault?.(textOf(fault), fault)
      notify.error(textOf(fault))
    })
    setBusy(false)
  }

  return { isBusy, wait, run: (send) => void (wait > 0 || once(async () => await attempt(send))) }
}

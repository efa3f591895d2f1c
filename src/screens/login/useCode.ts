import i18next from 'i18next'
import { useState } from 'react'
import { clearUrlToken, urlTokenParameters, urlToken } from '#api/session/urlToken.ts'
import { type Tokens, getEmail, exchangeCode } from '#api/auth/signIn.ts'
import { blacklist, signIn } from '#api/session/session.ts'
import { useAction, useRunOnOpen } from '#engine/actions/useAction.ts'
import { memoAsync } from '#lib/memoAsync.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { takeSingleSignOnMark } from './singleSignOnMark.ts'

type Offer = { tokens: Tokens; email: string }
type Redeemed = { tokens: Tokens; isOwn: boolean }

/** Once per code, also where its screen mounts again (D-08). */
const redeem = memoAsync(async (code): Promise<Redeemed> => {
  const isOwn = takeSingleSignOnMark(urlTokenParameters('code').get('state'))
  return { tokens: await exchangeCode(code), isOwn }
})

/**
 * Exchanges the code of the address, which is removed from it. A sign-in started in this tab completes; any other needs
 * confirmation (D-11, S15).
 */
export function useCode(onSignedIn: () => void): {
  isBusy: boolean
  offer: Offer | undefined
  accept: () => void
  refuse: () => void
} {
  const [code, setCode] = useState(() => urlToken('code') || null)
  const [offer, setOffer] = useState<Offer>()

  const redeeming = useAction({
    run: async (given: string) => {
      const { tokens, isOwn } = await redeem(given)
      return { tokens, isOwn, email: isOwn ? '' : await getEmail(tokens) }
    },
    onDone: async ({ tokens, isOwn, email }) => {
      clearUrlToken()
      if (!isOwn) return setOffer({ tokens, email })
      await signIn(tokens)
      onSignedIn()
      setCode(null)
    },
    showError: () => {
      clearUrlToken()
      toast.error(i18next.t('login-2fa-error'))
      setCode(null)
    },
  })
  useRunOnOpen(async () => code !== null && (await redeeming.run(code)), code !== null)

  const close = (): void => {
    setOffer(undefined)
    setCode(null)
  }
  /** The tokens of a refused offer are discarded. */
  const refusing = useAction({
    run: async ({ tokens }: Offer) => {
      close()
      await blacklist(tokens.refresh)
    },
  })
  const accepting = useAction({
    run: async ({ tokens }: Offer) => {
      close()
      await signIn(tokens)
      onSignedIn()
    },
  })
  return {
    isBusy: code !== null && !offer,
    offer,
    accept: () => void (offer && accepting.run(offer)),
    refuse: () => void (offer && refusing.run(offer)),
  }
}

import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetLinkSecret, linkParameters, linkSecret } from '#api/linkSecret.ts'
import { type Tokens, emailOf, exchangeCode } from '#api/signIn.ts'
import { blacklist, signIn } from '#api/session.ts'
import { memoAsync } from '#lib/memoAsync.ts'
import { notify } from '#ui/notices.ts'
import { takeSingleSignOnMark } from './singleSignOnMark.ts'

type Offer = { tokens: Tokens; email: string }
type Redeemed = { tokens: Tokens; isOwn: boolean }

/** Once for a code, also where the screen is mounted twice (D-08). */
const redeem = memoAsync(async (code): Promise<Redeemed> => {
  const isOwn = takeSingleSignOnMark(linkParameters('code').get('state'))
  return { tokens: await exchangeCode(code), isOwn }
})

/**
 * Redeems the code of the address, which has left it already. A sign-in that was started in this tab goes
 * through; any other becomes an offer that has to be accepted first (D-11, S15).
 */
export function useCode(onSignedIn: () => void): {
  isBusy: boolean
  offer: Offer | undefined
  accept: () => Promise<void>
  refuse: () => void
} {
  const [code, setCode] = useState(() => linkSecret('code') || null)
  const [offer, setOffer] = useState<Offer>()
  const goOn = useEffectEvent(onSignedIn)

  useEffect(() => {
    if (code === null) return undefined
    let isCurrent = true
    const finish = async (): Promise<void> => {
      try {
        const { tokens, isOwn } = await redeem(code)
        const email = isOwn ? '' : await emailOf(tokens)
        if (!isCurrent) return
        forgetLinkSecret()
        if (!isOwn) return setOffer({ tokens, email })
        await signIn(tokens)
        goOn()
      } catch {
        if (!isCurrent) return
        forgetLinkSecret()
        notify.error(i18next.t('login-2fa-error'))
      }
      setCode(null)
    }
    void finish()
    return () => {
      isCurrent = false
    }
  }, [code])

  const close = (): void => {
    setOffer(undefined)
    setCode(null)
  }
  /** The tokens of a refused offer are of no use to anybody any more. */
  const refuse = (): void => {
    close()
    if (offer) void blacklist(offer.tokens.refresh)
  }
  const accept = async (): Promise<void> => {
    if (!offer) return
    close()
    await signIn(offer.tokens)
    onSignedIn()
  }
  return { isBusy: code !== null && !offer, offer, accept, refuse }
}

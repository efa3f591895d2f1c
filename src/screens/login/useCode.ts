import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Tokens, emailOf, exchangeCode } from '#api/signIn.ts'
import { signIn } from '#api/session.ts'
import { notify } from '#ui/notices.ts'
import { say } from '#ui/words.ts'
import { takeSingleSignOnMark } from './singleSignOnMark.ts'

type Offer = { tokens: Tokens; email: string }
type Redeemed = { tokens: Tokens; isOwn: boolean }

/** Codes already sent, so that a remounted screen does not redeem one twice (D-08). */
const redeemed = new Map<string, Promise<Redeemed>>()

/**
 * Redeems the `code` of the address and takes it out of there at once. A sign-in that was started in this tab goes
 * through; any other becomes an offer that has to be accepted first (D-11, S15).
 */
export function useCode(onSignedIn: () => void): { isBusy: boolean; offer: Offer | undefined; accept: () => Promise<void>; refuse: () => void } {
  const [address, setAddress] = useSearchParams()
  const given = address.get('code')
  const [code, setCode] = useState(given)
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    if (given === null) return
    address.delete('code')
    setAddress(address, { replace: true })
  }, [given, address, setAddress])

  useEffect(() => {
    if (code === null) return undefined
    let isCurrent = true
    const finish = async (): Promise<void> => {
      try {
        const { tokens, isOwn } = await redeem(code)
        const email = isOwn ? '' : await emailOf(tokens)
        if (!isCurrent) return
        if (!isOwn) return setOffer({ tokens, email })
        await signIn(tokens)
        onSignedIn()
      } catch {
        if (isCurrent) notify.error(say('login-2fa-error'))
      }
      setCode(null)
    }
    void finish()
    return () => {
      isCurrent = false
    }
    // The screen's callback may be a new function on every drawing; the code is redeemed once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])

  const refuse = (): void => {
    setOffer(undefined)
    setCode(null)
  }
  const accept = async (): Promise<void> => {
    if (!offer) return
    refuse()
    await signIn(offer.tokens)
    onSignedIn()
  }
  return { isBusy: code !== null && !offer, offer, accept, refuse }
}

async function redeem(code: string): Promise<Redeemed> {
  const known = redeemed.get(code)
  if (known) return await known
  const isOwn = takeSingleSignOnMark()
  const answer = exchangeCode(code).then((tokens) => ({ tokens, isOwn }))
  redeemed.set(code, answer)
  return await answer
}

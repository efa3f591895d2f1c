import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { clearUrlToken, urlToken } from '#api/session/urlToken.ts'
import { useSession } from '#api/session/session.ts'
import type { Variant } from '#features/authPages/AuthLayout.tsx'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { Login } from '#screens/login/Login.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

const { Part: SendOn } = lazyComponent(
  async () =>
    (await Promise.all([import('#features/authPages/SendOn.tsx'), i18next.loadNamespaces('authPages')]))[0].default,
)
const { Part: SignedInAlready } = lazyComponent(
  async () =>
    (await Promise.all([import('#features/authPages/SignedInAlready.tsx'), i18next.loadNamespaces('authPages')]))[0]
      .default,
)

// Stable objects: <Navigate> navigates again for each new one until its page has loaded.
const arriving = { isArriving: true }
const passing = { isArriving: false }

type Props = { variant: Variant; onLanguage: (language: Language) => void }

/**
 * The login. Signed-in users are redirected: to the site that requested the login, to the page they wanted, otherwise
 * home; with a code for another sign-in they confirm first (S16).
 */
export function SignIn({ variant, onLanguage }: Props) {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const status = useSession((state) => state.status)
  const [wasIn] = useState(status === 'signedIn')
  const [hasCode, setCode] = useState(() => status === 'signedIn' && urlToken('code') !== undefined)
  const next = internalPath(address.get('next')) ?? '/'
  const redirect = address.get('redirect')
  const stay = (): void => {
    clearUrlToken()
    setCode(false)
  }

  if (hasCode) return <SignedInAlready onFree={() => setCode(false)} onLanguage={onLanguage} onStay={stay} />
  if (status !== 'signedIn') return <Login variant={variant} onLanguage={onLanguage} onSignedIn={() => undefined} />
  // Only the login leads reviewers to their reviews; home stays open to them (D-69).
  const inside = redirect ? internalPath(redirect) : next
  if (inside !== null)
    return (
      <>
        <Navigate to={inside} replace state={!redirect && !wasIn ? arriving : passing} />
        <Spinner label={t('loading')} />
      </>
    )
  return (
    <SendOn redirect={redirect ?? ''} onLanguage={onLanguage} onLeave={() => void navigate(next, { replace: true })} />
  )
}

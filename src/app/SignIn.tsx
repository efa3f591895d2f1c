import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { forgetLinkSecret, linkSecret } from '#api/linkSecret.ts'
import { useSession } from '#api/session.ts'
import { switchLanguage } from './preferences.ts'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import LoginScreen from '#screens/login/Login.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'
import { Spinner } from '#ui/Spinner.tsx'

const { Part: SendOn } = lazyPart(
  async () =>
    (await Promise.all([import('#features/authPages/SendOn.tsx'), i18next.loadNamespaces('authPages')]))[0].default,
)
const { Part: SignedInAlready } = lazyPart(
  async () =>
    (await Promise.all([import('#features/authPages/SignedInAlready.tsx'), i18next.loadNamespaces('authPages')]))[0]
      .default,
)

// The same objects in every render: <Navigate> navigates again for each new one (until the page it leads to has come).
const arriving = { isArriving: true }
const passing = { isArriving: false }

const speak = (language: Language) => void switchLanguage(language)

/** `/login` */
export function Login() {
  return <SignIn variant="standard" />
}

/** `/loginFSP` */
export function LoginFsp() {
  return <SignIn variant="fsp" />
}

/**
 * The login. Who is signed in goes on: to the site that asked for them, to the page they wanted, else home; with a code
 * for another sign-in they are asked first (S16).
 */
function SignIn({ variant }: { variant: 'standard' | 'fsp' }) {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const status = useSession((state) => state.status)
  const [wasIn] = useState(status === 'signedIn')
  const [hasCode, setCode] = useState(() => status === 'signedIn' && linkSecret('code') !== undefined)
  const next = internalPath(address.get('next')) ?? '/'
  const redirect = address.get('redirect')
  const stay = (): void => {
    forgetLinkSecret()
    setCode(false)
  }

  if (hasCode) return <SignedInAlready onFree={() => setCode(false)} onLanguage={speak} onStay={stay} />
  if (status !== 'signedIn') return <LoginScreen variant={variant} onLanguage={speak} onSignedIn={() => undefined} />
  // Only the way in leads reviewers to their reviews; home stays open to them (D-69).
  const inside = redirect ? internalPath(redirect) : next
  if (inside !== null)
    return (
      <>
        <Navigate to={inside} replace state={!redirect && !wasIn ? arriving : passing} />
        <Spinner label={t('loading')} />
      </>
    )
  return <SendOn redirect={redirect ?? ''} onLanguage={speak} onLeave={() => void navigate(next, { replace: true })} />
}

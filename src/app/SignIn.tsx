import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { forgetLinkSecret, linkSecret } from '#api/linkSecret.ts'
import { useSession } from '#api/session.ts'
import { OnwardPart, SignedInAlreadyPart } from '#app/doorParts.ts'
import { switchLanguage } from '#app/preferences.ts'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import Login from '#screens/login/Login.tsx'

const speak = (language: Language) => void switchLanguage(language)

/**
 * The login. Who is signed in goes on: to the site that asked for them, to the page they wanted, else home; with a code
 * for another sign-in they are asked first (S16).
 */
export default function SignIn({ variant }: { variant: 'standard' | 'fsp' }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const status = useSession((state) => state.status)
  const [hasCode, setCode] = useState(() => status === 'signedIn' && linkSecret('code') !== undefined)
  const next = internalPath(address.get('next')) ?? '/'
  const redirect = address.get('redirect')
  const stay = (): void => {
    forgetLinkSecret()
    setCode(false)
  }

  if (status === 'starting') return null
  if (hasCode) return <SignedInAlreadyPart onFree={() => setCode(false)} onLanguage={speak} onStay={stay} />
  if (status !== 'signedIn') return <Login variant={variant} onLanguage={speak} onSignedIn={() => undefined} />
  // Only the way in leads reviewers to their reviews; home stays open to them (D-69).
  if (!redirect) return <Navigate to={next} replace state={{ isArriving: true }} />
  const inside = internalPath(redirect)
  if (inside !== null) return <Navigate to={inside} replace />
  return <OnwardPart redirect={redirect} onLanguage={speak} onLeave={() => void navigate(next, { replace: true })} />
}

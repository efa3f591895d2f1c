import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetLinkSecret, linkSecret } from '#api/linkSecret.ts'
import { useSession } from '#api/session.ts'
import { switchLanguage } from '#app/preferences.ts'
import SignedInAlready from '#features/doors/SignedInAlready.tsx'
import type { Language } from '#lib/languages.ts'
import { Demo } from '#screens/demo/Demo.tsx'
import { Reset } from '#screens/password/Reset.tsx'
import { Responsible } from '#screens/responsible/Responsible.tsx'
import { SignUp } from '#screens/signup/SignUp.tsx'

type Door = 'reset' | 'signup' | 'signupFSP' | 'demo' | 'responsible'

const speak = (language: Language) => void switchLanguage(language)

/** The pages that links in e-mails lead to. Where somebody is signed in already they are asked first (S16). */
export default function DoorPage({ door }: { door: Door }) {
  const navigate = useNavigate()
  const [isFree, setFree] = useState(() => door === 'responsible' || !linkSecret(door) || useSession.getState().status !== 'signedIn')
  const stay = (): void => {
    forgetLinkSecret()
    void navigate('/', { replace: true })
  }
  if (!isFree) return <SignedInAlready onFree={() => setFree(true)} onLanguage={speak} onStay={stay} />
  if (door === 'reset') return <Reset onLanguage={speak} />
  if (door === 'demo') return <Demo onLanguage={speak} />
  if (door === 'responsible') return <Responsible onLanguage={speak} />
  return <SignUp variant={door === 'signup' ? 'standard' : 'fsp'} onLanguage={speak} />
}

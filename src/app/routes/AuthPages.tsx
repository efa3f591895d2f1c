import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearUrlToken, urlToken } from '#api/session/urlToken.ts'
import { useSession } from '#api/session/session.ts'
import type { Variant } from '#features/authPages/AuthLayout.tsx'
import SignedInAlready from '#features/authPages/SignedInAlready.tsx'
import type { Language } from '#lib/languages.ts'
import { Demo as DemoScreen } from '#screens/demo/Demo.tsx'
import { Reset as ResetScreen } from '#screens/password/Reset.tsx'
import { SignUp as SignUpScreen } from '#screens/signup/SignUp.tsx'

// One chunk for all of them: separate ones would split the code shared with the login.
export { Responsible } from '#screens/responsible/Responsible.tsx'

type Props = { onLanguage: (language: Language) => void }

/** The page of a reset link. */
export function Reset(props: Props) {
  return (
    <WhenFree door="reset" {...props}>
      <ResetScreen {...props} />
    </WhenFree>
  )
}

/** The page of an invitation. */
export function SignUp(props: Props & { variant: Variant }) {
  return (
    <WhenFree door={props.variant === 'fsp' ? 'signupFSP' : 'signup'} {...props}>
      <SignUpScreen {...props} />
    </WhenFree>
  )
}

/** The page of a link to the demo. */
export function Demo(props: Props) {
  return (
    <WhenFree door="demo" {...props}>
      <DemoScreen {...props} />
    </WhenFree>
  )
}

/** The page of a link in an e-mail. Somebody who is signed in already has to confirm first (S16). */
function WhenFree({ door, children, onLanguage }: Props & { door: string; children: ReactNode }) {
  const navigate = useNavigate()
  const [isFree, setFree] = useState(() => !urlToken(door) || useSession.getState().status !== 'signedIn')
  const stay = (): void => {
    clearUrlToken()
    void navigate('/', { replace: true })
  }
  return isFree ? children : <SignedInAlready onFree={() => setFree(true)} onLanguage={onLanguage} onStay={stay} />
}

import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetLinkSecret, linkSecret } from '#api/linkSecret.ts'
import { useSession } from '#api/session.ts'
import { switchLanguage } from './preferences.ts'
import SignedInAlready from '#features/authPages/SignedInAlready.tsx'
import type { Language } from '#lib/languages.ts'
import { Demo as DemoScreen } from '#screens/demo/Demo.tsx'
import { Reset as ResetScreen } from '#screens/password/Reset.tsx'
import { Responsible as ResponsibleScreen } from '#screens/responsible/Responsible.tsx'
import { SignUp as SignUpScreen } from '#screens/signup/SignUp.tsx'

const speak = (language: Language) => void switchLanguage(language)

/** `/reset` */
export function Reset() {
  return (
    <WhenFree door="reset">
      <ResetScreen onLanguage={speak} />
    </WhenFree>
  )
}

/** `/signup` */
export function SignUp() {
  return (
    <WhenFree door="signup" key="signup">
      <SignUpScreen variant="standard" onLanguage={speak} />
    </WhenFree>
  )
}

/** `/signupFSP` */
export function SignUpFsp() {
  return (
    <WhenFree door="signupFSP" key="signupFSP">
      <SignUpScreen variant="fsp" onLanguage={speak} />
    </WhenFree>
  )
}

/** `/demo` */
export function Demo() {
  return (
    <WhenFree door="demo">
      <DemoScreen onLanguage={speak} />
    </WhenFree>
  )
}

/** `/responsible` */
export function Responsible() {
  return <ResponsibleScreen onLanguage={speak} />
}

/** The page that a link in an e-mail leads to. Where somebody is signed in already they are asked first (S16). */
function WhenFree({ door, children }: { door: string; children: ReactNode }) {
  const navigate = useNavigate()
  const [isFree, setFree] = useState(() => !linkSecret(door) || useSession.getState().status !== 'signedIn')
  const stay = (): void => {
    forgetLinkSecret()
    void navigate('/', { replace: true })
  }
  return isFree ? children : <SignedInAlready onFree={() => setFree(true)} onLanguage={speak} onStay={stay} />
}

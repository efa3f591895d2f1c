import i18next from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { signIn } from '#api/session/session.ts'
import type { CredentialsAnswer, SecondFactor, Tokens } from '#api/auth/signIn.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { type Credentials, CredentialsForm } from './CredentialsForm.tsx'

const { Part: CodeForm, ready } = lazyComponent(async () => (await import('./CodeForm.tsx')).CodeForm)

/** How long a password is held for the second factor. */
const passwordTime = 5 * 60_000

type Props = {
  email: string
  onEmail: (email: string) => void
  onStep?: (step: 'credentials' | 'code') => void
  onSignedIn: () => void
  children?: ReactNode
}

/** Signing in: credentials, then the second factor if needed. */
export function SignInSteps({ email, onEmail, onStep, onSignedIn, children }: Props) {
  const [held, setHeld] = useState<{ credentials: Credentials; preferred: SecondFactor }>()

  const back = (): void => {
    setHeld(undefined)
    onStep?.('credentials')
  }
  const finish = async (tokens: Tokens): Promise<void> => {
    await signIn(tokens)
    setHeld(undefined)
    onSignedIn()
  }
  const answered = async (answer: CredentialsAnswer, credentials: Credentials): Promise<void> => {
    if (answer.kind === 'tokens') return await finish(answer.tokens)
    // The button is busy until it is there.
    await ready()
    setHeld({ credentials, preferred: answer.preferred })
    onStep?.('code')
  }

  // The password is not kept longer than a code is valid (D-19).
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(() => {
      setHeld(undefined)
      onStep?.('credentials')
      toast.info(i18next.t('login.timed-out'))
    }, passwordTime)
    return () => clearTimeout(timer)
  }, [held, onStep])

  if (held) return <CodeForm {...held} onBack={back} onTokens={finish} />
  return (
    <CredentialsForm email={email} onResult={answered} onEmail={onEmail}>
      {children}
    </CredentialsForm>
  )
}

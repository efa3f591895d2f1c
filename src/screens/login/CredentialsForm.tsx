import { type ReactNode, useState } from 'react'
import { SignedOut } from '#api/errors.ts'
import { type CredentialsAnswer, postCredentials } from '#api/signIn.ts'
import { isEmail } from '#lib/email.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { say, useWords } from '#ui/words.ts'
import css from './Login.module.css'
import { loginFault } from '#features/doors/loginFault.ts'
import { useFocus } from '#features/doors/useFocus.ts'
import { useSubmit } from '#features/doors/useSubmit.ts'

export type Credentials = { email: string; password: string }
type Props = {
  email: string
  onEmail: (email: string) => void
  onAnswer: (answer: CredentialsAnswer, credentials: Credentials) => Promise<void>
  children?: ReactNode
}

/** E-mail and password. The password lives in this form only. */
export function CredentialsForm({ email, onEmail, onAnswer, children }: Props) {
  const words = useWords()
  const [password, setPassword] = useState('')
  const emailField = useFocus<HTMLInputElement>(email === '')
  const passwordField = useFocus<HTMLInputElement>(email !== '')
  const [hasLeft, setLeft] = useState(false)
  const submit = useSubmit((error) => (error instanceof SignedOut ? say('login-failed') : loginFault(error)))
  const address = email.trim().toLowerCase()
  const isWrong = address !== '' && !isEmail(address)
  const canSend = address !== '' && password !== '' && !isWrong && submit.wait === 0

  const send = (): void =>
    submit.run(async () => {
      await onAnswer(await postCredentials(address, password), { email: address, password })
    })

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) send()
      }}
    >
      <TextField
        autoComplete="username"
        error={isWrong && hasLeft ? words('login.email-invalid') : undefined}
        inputMode="email"
        label={words('login.email')}
        name="email"
        ref={emailField}
        required
        spellCheck={false}
        type="email"
        value={email}
        onBlur={() => setLeft(true)}
        onChange={onEmail}
      />
      <TextField
        autoComplete="current-password"
        error={submit.error || undefined}
        label={words('login.password')}
        name="password"
        ref={passwordField}
        required
        type="password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          submit.forgetError()
        }}
      />
      <Button busy={submit.isBusy} disabled={!canSend} kind="primary" type="submit">
        {submit.wait > 0 ? words('login.wait', { seconds: submit.wait }) : words('login.submit')}
      </Button>
      {children}
    </form>
  )
}

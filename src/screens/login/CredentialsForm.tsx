import i18next from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignedOut } from '#api/errors.ts'
import { type CredentialsAnswer, postCredentials } from '#api/signIn.ts'
import { addressIn } from '#features/doors/addressIn.ts'
import { DoorForm } from '#features/doors/DoorForm.tsx'
import { EmailField } from '#features/doors/EmailField.tsx'
import { loginFault } from '#features/doors/loginFault.ts'
import { useFocus } from '#features/doors/useFocus.ts'
import { useSubmit } from '#features/doors/useSubmit.ts'
import { TextField } from '#ui/TextField.tsx'

export type Credentials = { email: string; password: string }
type Props = {
  email: string
  onEmail: (email: string) => void
  onAnswer: (answer: CredentialsAnswer, credentials: Credentials) => Promise<void>
  children?: ReactNode
}

/** E-mail and password. The password lives in this form only. */
export function CredentialsForm({ email, onEmail, onAnswer, children }: Props) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const emailField = useFocus<HTMLInputElement>(email === '')
  const passwordField = useFocus<HTMLInputElement>(email !== '')
  const submit = useSubmit((error) => (error instanceof SignedOut ? i18next.t('login-failed') : loginFault(error)))
  const address = addressIn(email)

  const send = (): void =>
    submit.run(async () => {
      if (address !== undefined) await onAnswer(await postCredentials(address, password), { email: address, password })
    })
  const fields = (
    <>
      <EmailField email={email} ref={emailField} onEmail={onEmail} />
      <TextField
        autoComplete="current-password"
        error={submit.error || undefined}
        label={t('login.password')}
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
    </>
  )
  return (
    <DoorForm canSend={address !== undefined && password !== ''} fields={fields} label={t('login.submit')} submit={submit} onSend={send}>
      {children}
    </DoorForm>
  )
}

import i18next from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignedOut } from '#api/errors.ts'
import { type CredentialsAnswer, postCredentials } from '#api/signIn.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { address } from '#features/doors/address.ts'
import { DoorForm } from '#features/doors/DoorForm.tsx'
import { EmailField } from '#features/doors/EmailField.tsx'
import { loginFault } from '#features/doors/loginFault.ts'
import { useDoorForm } from '#features/doors/useDoorForm.ts'
import { useFocus } from '#features/doors/useFocus.ts'
import { z } from '#lib/schema.ts'

// An empty password is no mistake to be told: the button waits for it.
const schema = z.object({ email: address, password: z.string().check(z.minLength(1, { error: '' })) })

export type Credentials = z.infer<typeof schema>
type Props = {
  email: string
  onEmail: (email: string) => void
  onAnswer: (answer: CredentialsAnswer, credentials: Credentials) => Promise<void>
  children?: ReactNode
}

/** E-mail and password. The password lives in this form only. */
export function CredentialsForm({ email, onEmail, onAnswer, children }: Props) {
  const { t } = useTranslation()
  const emailField = useFocus<HTMLInputElement>(email === '')
  const passwordField = useFocus<HTMLInputElement>(email !== '')
  const form = useDoorForm({
    schema,
    defaultValues: { email, password: '' },
    errorAt: 'password',
    textOf: (error) => (error instanceof SignedOut ? i18next.t('login-failed') : loginFault(error)),
    send: async (credentials) => await onAnswer(await postCredentials(credentials.email, credentials.password), credentials),
  })
  const fields = (
    <>
      <EmailField ref={emailField} onEmail={onEmail} />
      <FormTextField autoComplete="current-password" label={t('login.password')} name="password" ref={passwordField} required type="password" />
    </>
  )
  return (
    <DoorForm fields={fields} form={form} label={t('login.submit')}>
      {children}
    </DoorForm>
  )
}

import i18next from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnauthorizedError } from '#api/http/errors.ts'
import { isWordKey } from '#api/http/errorMessage.ts'
import { type CredentialsAnswer, postCredentials } from '#api/auth/signIn.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { emailAddress } from '#features/authPages/emailAddress.ts'
import { AuthForm } from '#features/authPages/AuthForm.tsx'
import { EmailField } from '#features/authPages/EmailField.tsx'
import { getLoginError } from '#features/authPages/getLoginError.ts'
import { useAuthForm } from '#features/authPages/useAuthForm.ts'
import { useFocus } from '#features/authPages/useFocus.ts'
import { z } from '#lib/schema.ts'

// An empty password is not an error: the button waits for it.
const schema = z.object({ email: emailAddress, password: z.string().check(z.minLength(1, { error: '' })) })

export type Credentials = z.infer<typeof schema>
type Props = {
  email: string
  onEmail: (email: string) => void
  onResult: (answer: CredentialsAnswer, credentials: Credentials) => Promise<void>
  children?: ReactNode
}

/** E-mail and password. The password lives in this form only. */
export function CredentialsForm({ email, onEmail, onResult, children }: Props) {
  const { t } = useTranslation()
  const emailField = useFocus<HTMLInputElement>(email === '')
  const passwordField = useFocus<HTMLInputElement>(email !== '')
  const form = useAuthForm({
    schema,
    defaultValues: { email, password: '' },
    errorAt: 'password',
    getText: (error) =>
      error instanceof UnauthorizedError && !isWordKey(error.detail) ? i18next.t('login-failed') : getLoginError(error),
    send: async (credentials) =>
      await onResult(await postCredentials(credentials.email, credentials.password), credentials),
  })
  const fields = (
    <>
      <EmailField ref={emailField} onEmail={onEmail} />
      <FormTextField
        autoComplete="current-password"
        label={t('login.password')}
        name="password"
        ref={passwordField}
        required
        type="password"
      />
    </>
  )
  return (
    <AuthForm fields={fields} form={form} label={t('login.submit')}>
      {children}
    </AuthForm>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ValidationError, NotFoundError, UnknownOutcomeError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { confirmReset } from '#api/auth/visitor.ts'
import { AuthForm } from '#features/authPages/AuthForm.tsx'
import { NewPassword } from '#features/authPages/NewPassword.tsx'
import { getLoginError } from '#features/authPages/getLoginError.ts'
import { useAuthForm } from '#features/authPages/useAuthForm.ts'
import { useFocus } from '#features/authPages/useFocus.ts'
import { isStrong } from '#lib/text/passwordRules.ts'
import { z } from '#lib/schema.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toast } from '#ui/feedback/toasts.ts'

/** The new password. Typed text stays after any response. */
export function ResetForm({ token, onDone, onExpired }: { token: string; onDone: () => void; onExpired: () => void }) {
  const { t } = useTranslation('authPages')
  const field = useFocus<HTMLInputElement>()
  const [isLost, setLost] = useState(false)
  const schema = z.object({ password: z.string().check(z.refine(isStrong, { error: t('password.weak') })) })
  const form = useAuthForm({
    schema,
    defaultValues: { password: '' },
    errorAt: 'password',
    isPatient: false,
    getText,
    send: async ({ password }) => {
      setLost(false)
      try {
        await confirmReset(token, password)
        onDone()
      } catch (error) {
        if (error instanceof UnknownOutcomeError) {
          setLost(true)
          return toast.error(t('password.lost'))
        }
        const spent = spentText(error)
        if (spent === undefined) throw error
        toast.error(spent)
        onExpired()
      }
    },
  })
  const fields = (
    <>
      <NewPassword label={t('password.label')} ref={field} />
      {isLost && (
        <Banner kind="warning">
          {t('password.lost')} <Link to={readLoginData().loginRoute ?? '/login'}>{t('link.login')}</Link>
        </Banner>
      )}
    </>
  )
  return <AuthForm fields={fields} form={form} label={t('password.submit')} />
}

/** The server's message about an invalid token; undefined when it is about something else. */
function spentText(error: unknown): string | undefined {
  if (error instanceof NotFoundError) return serverMessage(error.detail || 'errorExpired')
  const message =
    error instanceof ValidationError ? error.fields.find(({ path }) => path === 'token')?.message : undefined
  return message && serverMessage(message)
}

function getText(error: unknown): string {
  return error instanceof ValidationError
    ? [...error.fields.map(({ message }) => message), ...error.general].map(serverMessage).join(' ')
    : getLoginError(error)
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/Link.tsx'
import { FieldErrors, NotFound, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import { readLoginData } from '#api/loginData.ts'
import { confirmReset } from '#api/visitor.ts'
import { DoorForm } from '#features/doors/DoorForm.tsx'
import { NewPassword } from '#features/doors/NewPassword.tsx'
import { loginFault } from '#features/doors/loginFault.ts'
import { useFocus } from '#features/doors/useFocus.ts'
import { useSubmit } from '#features/doors/useSubmit.ts'
import { isStrong } from '#lib/passwordRules.ts'
import { Banner } from '#ui/Banner.tsx'
import { notify } from '#ui/notices.ts'

/** The new password. What was typed stays, whatever the server says. */
export function ResetForm({ token, onDone, onExpired }: { token: string; onDone: () => void; onExpired: () => void }) {
  const { t } = useTranslation('doors')
  const field = useFocus<HTMLInputElement>()
  const [password, setPassword] = useState('')
  const [weak, setWeak] = useState('')
  const [isLost, setLost] = useState(false)
  const submit = useSubmit((error) => (error instanceof ResultUnknown ? t('password.lost') : textOf(error)))

  const send = async (): Promise<void> => {
    try {
      await confirmReset(token, password)
      onDone()
    } catch (error) {
      if (error instanceof ResultUnknown) setLost(true)
      const spent = spentText(error)
      if (spent === undefined) throw error
      notify.error(spent)
      onExpired()
    }
  }
  const check = (): void => {
    setWeak(isStrong(password) ? '' : t('password.weak'))
    if (isStrong(password)) submit.run(send)
    else field.current?.focus()
  }
  const fields = (
    <>
      <NewPassword
        error={weak || (isLost ? undefined : submit.error) || undefined}
        label={t('password.label')}
        ref={field}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setWeak('')
          submit.forgetError()
        }}
      />
      {isLost && (
        <Banner kind="warning">
          {t('password.lost')} <Link to={readLoginData().loginRoute ?? '/login'}>{t('link.login')}</Link>
        </Banner>
      )}
    </>
  )
  return <DoorForm fields={fields} label={t('password.submit')} submit={submit} onSend={check} />
}

/** What the server says about a token that no longer counts; undefined when it is about something else. */
function spentText(error: unknown): string | undefined {
  if (error instanceof NotFound) return serverText(error.detail || 'errorExpired')
  const message = error instanceof FieldErrors ? error.fields.find(({ path }) => path === 'token')?.message : undefined
  return message && serverText(message)
}

function textOf(error: unknown): string {
  return error instanceof FieldErrors ? [...error.fields.map(({ message }) => message), ...error.general].map(serverText).join(' ') : loginFault(error)
}

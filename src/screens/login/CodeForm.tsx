import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SecondFactor, type Tokens, resend, verifyEmail, verifyPhone } from '#api/signIn.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
import type { Credentials } from './CredentialsForm.tsx'
import css from '#features/doors/Door.module.css'
import { DoorForm } from '#features/doors/DoorForm.tsx'
import { useCountdown } from '#features/doors/useCountdown.ts'
import { useFocus } from '#features/doors/useFocus.ts'
import { useSubmit } from '#features/doors/useSubmit.ts'

const resendAfter = 30

type Props = { credentials: Credentials; preferred: SecondFactor; onTokens: (tokens: Tokens) => Promise<void>; onBack: () => void }

/** The code of the second factor, sent to the phone or by e-mail. */
export function CodeForm({ credentials: { email, password }, preferred, onTokens, onBack }: Props) {
  const { t } = useTranslation()
  const first = useFocus<HTMLInputElement>()
  const [code, setCode] = useState('')
  const [pause, startPause] = useCountdown(resendAfter)
  const submit = useSubmit()
  const again = useSubmit()
  const typed = code.replace(/\s/g, '')
  const left = Math.max(pause, again.wait)

  const send = (): void =>
    submit.run(async () => {
      await onTokens(preferred === 'email' ? await verifyEmail(email, typed) : await verifyPhone(email, password, typed))
    })
  const sendAgain = (): void =>
    again.run(async () => {
      await resend(email, password)
      startPause(resendAfter)
      notify.success(t('login.resent'))
    })

  const field = (
    <TextField
      autoComplete="one-time-code"
      error={submit.error || again.error || undefined}
      hint={t(preferred === 'email' ? 'login.code-email' : 'login.code-phone')}
      inputMode="numeric"
      label={t('login.code')}
      name="code"
      ref={first}
      required
      spellCheck={false}
      value={code}
      onChange={(value) => {
        setCode(value)
        submit.forgetError()
      }}
    />
  )
  return (
    <DoorForm canSend={typed !== ''} fields={field} label={t('login.confirm')} submit={submit} onSend={send}>
      <div className={css['links']}>
        <Button kind="plain" onClick={onBack}>
          {t('login.back')}
        </Button>
        <Button busy={again.isBusy} disabled={left > 0} kind="plain" onClick={sendAgain}>
          {left > 0 ? t('login.resend-in', { seconds: left }) : t('login.resend')}
        </Button>
      </div>
    </DoorForm>
  )
}

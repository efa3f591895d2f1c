import { useTranslation } from 'react-i18next'
import { type SecondFactor, type Tokens, resend, verifyEmail, verifyPhone } from '#api/auth/signIn.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { z } from '#lib/schema.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import type { Credentials } from './CredentialsForm.tsx'
import styles from '#features/authPages/AuthForm.module.css'
import { AuthForm } from '#features/authPages/AuthForm.tsx'
import { getLoginError } from '#features/authPages/getLoginError.ts'
import { useCountdown } from '#features/authPages/useCountdown.ts'
import { useAuthForm } from '#features/authPages/useAuthForm.ts'
import { useFocus } from '#features/authPages/useFocus.ts'
import { useSubmit } from '#features/authPages/useSubmit.ts'

const resendAfter = 30
// A code may be typed in groups. An empty one is not an error: the button waits for it.
const schema = z.object({
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.minLength(1, { error: '' }),
  ),
})

type Props = {
  credentials: Credentials
  preferred: SecondFactor
  onTokens: (tokens: Tokens) => Promise<void>
  onBack: () => void
}

/** The code of the second factor, sent to the phone or by e-mail. */
export function CodeForm({ credentials: { email, password }, preferred, onTokens, onBack }: Props) {
  const { t } = useTranslation()
  const first = useFocus<HTMLInputElement>()
  const [pause, startPause] = useCountdown(resendAfter)
  const form = useAuthForm({
    schema,
    defaultValues: { code: '' },
    errorAt: 'code',
    send: async ({ code }) =>
      await onTokens(preferred === 'email' ? await verifyEmail(email, code) : await verifyPhone(email, password, code)),
  })
  const again = useSubmit(getLoginError, (message) => form.setError('code', { type: 'server', message }))
  const left = Math.max(pause, again.wait)
  const sendAgain = (): void =>
    again.run(async () => {
      await resend(email, password)
      startPause(resendAfter)
      toast.success(t('login.resent'))
    })

  const field = (
    <FormTextField
      autoComplete="one-time-code"
      hint={t(preferred === 'email' ? 'login.code-email' : 'login.code-phone')}
      inputMode="numeric"
      label={t('login.code')}
      name="code"
      ref={first}
      required
      spellCheck={false}
    />
  )
  return (
    <AuthForm fields={field} form={form} label={t('login.confirm')}>
      <div className={styles.links}>
        <Button kind="plain" onClick={onBack}>
          {t('login.back')}
        </Button>
        <Button busy={again.isBusy} disabled={left > 0} kind="plain" onClick={sendAgain}>
          {left > 0 ? t('login.resend-in', { seconds: left }) : t('login.resend')}
        </Button>
      </div>
    </AuthForm>
  )
}

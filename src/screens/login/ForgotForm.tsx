import { useTranslation } from 'react-i18next'
import { requestReset } from '#api/auth/signIn.ts'
import { EmailForm } from '#features/authPages/EmailForm.tsx'
import { Sentence } from '#features/authPages/Sentence.tsx'
import { useFocus } from '#features/authPages/useFocus.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import styles from '#features/authPages/AuthForm.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { readEmail } from '#lib/text/email.ts'

type Props = { email: string; onEmail: (email: string) => void; onSent: () => void; onBack: () => void }

/** Requests a link to set a new password. */
export function ForgotForm({ email, onEmail, onSent, onBack }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const send = async (address: string): Promise<void> => {
    await requestReset(address, language)
    onSent()
  }
  return (
    <EmailForm email={email} submit={t('login.send-link')} onEmail={onEmail} onSend={send}>
      <div className={styles.links}>
        <Button kind="plain" onClick={onBack}>
          {t('login.back')}
        </Button>
      </div>
    </EmailForm>
  )
}

/** The response is the same whether or not the address exists. */
export function SentPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation(['portal', 'authPages'])
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={styles.form}>
      <Banner kind="good">
        <Sentence of={(mark) => t('login.sent-text', { email: mark })} word={readEmail(email)} />
      </Banner>
      <p>{t('authPages:sent-hint')}</p>
      <Button ref={button} onClick={onBack}>
        {t('login.back')}
      </Button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import css from '#features/authPages/AuthForm.module.css'
import { useFocus } from '#features/authPages/useFocus.ts'

/** The same answer whether or not anybody has this address. */
export function SentPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation()
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={css['form']}>
      <Banner kind="good">
        <bdi>{t('login.sent-text', { email: email.trim().toLowerCase() })}</bdi>
      </Banner>
      <p>{t('login.sent-hint')}</p>
      <Button ref={button} onClick={onBack}>
        {t('login.back')}
      </Button>
    </div>
  )
}

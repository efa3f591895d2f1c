import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { urlToken } from '#api/session/urlToken.ts'
import { requestDemo } from '#api/auth/visitor.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import styles from '#features/authPages/AuthForm.module.css'
import { ConfirmFirst } from '#features/authPages/ConfirmFirst.tsx'
import { AuthLayout } from '#features/authPages/AuthLayout.tsx'
import { EmailForm } from '#features/authPages/EmailForm.tsx'
import { InvalidLink } from '#features/authPages/InvalidLink.tsx'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Sentence } from '#features/authPages/Sentence.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useDemoLink } from './useDemoLink.ts'

/** The demo: opens with the token of a link, or shows the form to request a link (DEMO-02, DEMO-05). */
export function Demo({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTranslation(['authPages', 'portal'])
  const title = usePageTitle()
  const language = useLanguage()
  const [token, setToken] = useState(() => urlToken('demo'))
  const link = useDemoLink(token)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const request = (): void => setToken(undefined)

  if (token === '')
    return (
      <AuthLayout title={t('link.broken')} onLanguage={onLanguage}>
        <InvalidLink text={t('link.broken-text')}>
          <Button kind="primary" onClick={request}>
            {t('demo.again')}
          </Button>
        </InvalidLink>
      </AuthLayout>
    )
  // The title says it, and the toast has the words of the server (DEMO-08).
  if (token !== undefined && link.isSpent)
    return (
      <AuthLayout text={t('demo.expired')} title={t('link.expired')} onLanguage={onLanguage}>
        <div className={styles.form}>
          <Button kind="primary" onClick={request}>
            {t('demo.again')}
          </Button>
        </div>
      </AuthLayout>
    )
  if (token !== undefined && link.error !== undefined)
    return (
      <AuthLayout title={t('demo.failed')} onLanguage={onLanguage}>
        <InvalidLink text={link.error}>
          <Button onClick={link.open}>{t('link.retry')}</Button>
          <Button kind="primary" onClick={request}>
            {t('demo.again')}
          </Button>
        </InvalidLink>
      </AuthLayout>
    )
  if (token !== undefined && link.isFetching)
    return (
      <AuthLayout title={title} onLanguage={onLanguage}>
        <ConfirmFirst label={t('demo.open')} text={t('demo.open-text')} onGo={link.open} />
      </AuthLayout>
    )
  if (token !== undefined)
    return (
      <AuthLayout title={title} onLanguage={onLanguage}>
        <Spinner label={t('demo.busy')} />
      </AuthLayout>
    )
  if (sentTo !== '')
    return (
      <AuthLayout title={t('demo.sent-title')} onLanguage={onLanguage}>
        <div className={styles.form}>
          <Banner kind="good">
            <Sentence of={(mark) => t('demo.sent', { email: mark })} word={sentTo} />
          </Banner>
          <p>{t('sent-hint')}</p>
          <Button onClick={() => setSentTo('')}>{t('demo.again')}</Button>
        </div>
      </AuthLayout>
    )
  const send = async (address: string): Promise<void> => {
    await requestDemo(address, language)
    setSentTo(address)
  }
  return (
    <AuthLayout text={t('demo.intro')} title={title} onLanguage={onLanguage}>
      <EmailForm email={email} submit={t('demo.submit')} onEmail={setEmail} onSend={send} />
    </AuthLayout>
  )
}

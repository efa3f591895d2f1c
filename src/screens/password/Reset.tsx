import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { clearUrlToken, urlToken } from '#api/session/urlToken.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import styles from '#features/authPages/AuthForm.module.css'
import { AuthLayout } from '#features/authPages/AuthLayout.tsx'
import { InvalidLink } from '#features/authPages/InvalidLink.tsx'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { ResetForm } from './ResetForm.tsx'

type State = 'form' | 'done' | 'expired'

const titles = { done: 'password.done', expired: 'link.expired' } as const

/** The page of a reset link: sets a new password with its token once (AUTH-36). */
export function Reset({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTranslation('authPages')
  const title = usePageTitle()
  const [token] = useState(() => urlToken('reset') ?? '')
  const [state, setState] = useState<State>('form')
  const login = readLoginData().loginRoute ?? '/login'
  const another = (
    <LinkButton kind="primary" to={`${login}?forgot`}>
      {t('password.again')}
    </LinkButton>
  )
  const end = (how: 'done' | 'expired'): void => {
    clearUrlToken()
    setState(how)
  }

  if (token === '')
    return (
      <AuthLayout title={t('link.broken')} onLanguage={onLanguage}>
        <InvalidLink text={t('link.broken-text')}>{another}</InvalidLink>
      </AuthLayout>
    )
  return (
    <AuthLayout
      text={state === 'form' && t('password.text')}
      title={state === 'form' ? title : t(titles[state])}
      onLanguage={onLanguage}
    >
      {state === 'form' && <ResetForm token={token} onDone={() => end('done')} onExpired={() => end('expired')} />}
      {state === 'expired' && (
        <InvalidLink text={t('password.expired-text')}>
          {another}
          <Link to={login}>{t('link.login')}</Link>
        </InvalidLink>
      )}
      {state === 'done' && (
        <div className={styles.form}>
          <Banner kind="good">{t('password.done-text')}</Banner>
          <LinkButton kind="primary" to={login}>
            {t('link.login')}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  )
}

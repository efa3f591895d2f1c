import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/Link.tsx'
import { forgetLinkSecret, linkSecret } from '#api/linkSecret.ts'
import { readLoginData } from '#api/loginData.ts'
import css from '#features/doors/Door.module.css'
import { DoorFrame } from '#features/doors/DoorFrame.tsx'
import { LinkFault } from '#features/doors/LinkFault.tsx'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ResetForm } from './ResetForm.tsx'

type State = 'form' | 'done' | 'expired'

const titles = { form: 'password.title', done: 'password.done', expired: 'link.expired' } as const

/** The page of a reset link: a new password is set with its token, once (AUTH-36). */
export function Reset({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTranslation('doors')
  const [token] = useState(() => linkSecret('reset') ?? '')
  const [state, setState] = useState<State>('form')
  const login = readLoginData().loginRoute ?? '/login'
  const another = (
    <LinkButton kind="primary" to={`${login}?forgot`}>
      {t('password.again')}
    </LinkButton>
  )
  const end = (how: 'done' | 'expired'): void => {
    forgetLinkSecret()
    setState(how)
  }

  if (token === '')
    return (
      <DoorFrame title={t('link.broken')} onLanguage={onLanguage}>
        <LinkFault text={t('link.broken-text')}>{another}</LinkFault>
      </DoorFrame>
    )
  return (
    <DoorFrame text={state === 'form' && t('password.text')} title={t(titles[state])} onLanguage={onLanguage}>
      {state === 'form' && <ResetForm token={token} onDone={() => end('done')} onExpired={() => end('expired')} />}
      {state === 'expired' && (
        <LinkFault text={t('password.expired-text')}>
          {another}
          <Link to={login}>{t('link.login')}</Link>
        </LinkFault>
      )}
      {state === 'done' && (
        <div className={css['form']}>
          <Banner kind="good">{t('password.done-text')}</Banner>
          <LinkButton kind="primary" to={login}>
            {t('link.login')}
          </LinkButton>
        </div>
      )}
    </DoorFrame>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { clearUrlToken, urlToken } from '#api/session/urlToken.ts'
import { writeLoginData } from '#api/storage/loginData.ts'
import { signIn } from '#api/session/session.ts'
import type { Tokens } from '#api/auth/signIn.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { AuthLayout, type Variant } from '#features/authPages/AuthLayout.tsx'
import { InvalidLink } from '#features/authPages/InvalidLink.tsx'
import type { Language } from '#lib/languages.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useInvitation } from './useInvitation.ts'

type Props = { variant: Variant; onLanguage: (language: Language) => void }

/** The page of an invitation: the invited person creates their account and is signed in (AUTH-42, AUTH-43). */
export function SignUp({ variant, onLanguage }: Props) {
  const { t } = useTranslation(['authPages', 'forms'])
  const title = usePageTitle()
  const navigate = useNavigate()
  const [token] = useState(() => urlToken(variant === 'fsp' ? 'signupFSP' : 'signup') ?? '')
  const [reading, readAgain] = useInvitation(token)
  const [end, setEnd] = useState<'made' | 'used'>()
  const loginRoute = variant === 'fsp' ? '/loginFSP' : '/login'
  const frame = { variant, onLanguage }
  const email = end === 'made' && reading.kind === 'open' ? reading.invitation.email : ''
  const login = (
    <LinkButton kind="primary" to={email === '' ? loginRoute : `${loginRoute}?email=${encodeURIComponent(email)}`}>
      {t('link.login')}
    </LinkButton>
  )
  const { contactEmail } = config()
  // The sender of the invitation can send the next one; the provider helps where the sender is unknown.
  const contact = contactEmail && (
    <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}>{t('ask', { email: contactEmail })}</a>
  )
  const enter = async (tokens: Tokens): Promise<void> => {
    clearUrlToken()
    writeLoginData({ loginRoute })
    await signIn(tokens)
    await navigate('/', { replace: true })
  }

  if (token === '')
    return (
      <AuthLayout {...frame} title={t('link.broken')}>
        <InvalidLink text={t('link.broken-text')}>{login}</InvalidLink>
      </AuthLayout>
    )
  if (end === 'made')
    return (
      <AuthLayout {...frame} title={t('signup.made')}>
        <InvalidLink text={t('signup.made-text')}>{login}</InvalidLink>
      </AuthLayout>
    )
  if (reading.kind === 'busy')
    return (
      <AuthLayout {...frame} title={t('signup.title')}>
        <Spinner label={t('signup.busy')} />
      </AuthLayout>
    )
  if (reading.kind === 'failed')
    return (
      <AuthLayout {...frame} title={t('signup.unread')}>
        <InvalidLink text={reading.text}>
          <Button kind="primary" onClick={readAgain}>
            {t('link.retry')}
          </Button>
        </InvalidLink>
      </AuthLayout>
    )
  if (reading.kind !== 'open' || end === 'used')
    return (
      <AuthLayout {...frame} title={t(reading.kind === 'expired' ? 'signup.expired' : 'signup.used')}>
        {reading.kind === 'expired' ? (
          <InvalidLink text={[reading.text, t('signup.again')].filter(Boolean).join(' ')}>
            {login}
            {contact}
          </InvalidLink>
        ) : (
          <InvalidLink hint={t('signup.again')} text={t('signup.used-text')}>
            {login}
            {contact}
          </InvalidLink>
        )}
      </AuthLayout>
    )
  return (
    <AuthLayout {...frame} size="wide" text={t('signup.text')} title={title}>
      <SignUpForm
        invitation={reading.invitation}
        loginRoute={loginRoute}
        token={token}
        onLanguage={onLanguage}
        onMade={() => setEnd('made')}
        onTokens={enter}
        onUsed={() => setEnd('used')}
      />
    </AuthLayout>
  )
}

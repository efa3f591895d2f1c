import i18next, { type ParseKeys } from 'i18next'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { readLoginData, writeLoginData } from '#api/storage/loginData.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { AuthLayout, type Variant } from '#features/authPages/AuthLayout.tsx'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import styles from '#features/authPages/AuthForm.module.css'
import { DemoLogins } from './demoPeople.ts'
import { SignInSteps } from './SignInSteps.tsx'
import { SingleSignOn } from './SingleSignOn.tsx'
import { useCode } from './useCode.ts'
import { useLoginTitle } from './useLoginTitle.ts'

const { Part: CodeOffer } = lazyComponent(
  async () => (await Promise.all([import('./CodeOffer.tsx'), i18next.loadNamespaces('authPages')]))[0].CodeOffer,
)
const { Part: ForgotForm } = lazyComponent(async () => (await import('./ForgotForm.tsx')).ForgotForm)
const { Part: SentPanel } = lazyComponent(async () => (await import('./ForgotForm.tsx')).SentPanel)

type Mode = 'credentials' | 'code' | 'forgot' | 'sent'
type Props = {
  variant: Variant
  onLanguage: (language: Language) => void
  /** `next` is the page inside the portal that was wanted before the login, if any. */
  onSignedIn: (next: string | null) => void
}

const titles = { code: 'login.code-title', forgot: 'login.forgot-title', sent: 'login.sent-title' } as const
const texts: Record<Mode, ParseKeys | undefined> = {
  credentials: undefined,
  code: 'login.code-text',
  forgot: 'login.forgot-text',
  sent: undefined,
}

/** The login: credentials, second factor, forgotten password, and for the second variant the single sign-on. */
export function Login({ variant, onLanguage, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const [mode, setMode] = useState<Mode>(address.has('forgot') ? 'forgot' : 'credentials')
  const [email, setEmail] = useState(() => (address.get('email') ?? '').trim().slice(0, 254))
  const [chosen, setChosen] = useState('')
  const appName = useLoginTitle(address.get('app'))
  const finish = () => onSignedIn(internalPath(address.get('next')))
  const code = useCode(finish)
  const [isOver] = useState(() => readLoginData().ended === true)
  const isStandard = variant === 'standard'
  const title = usePageTitle()
  const text = texts[mode]

  useEffect(() => void writeLoginData({ loginRoute: isStandard ? '/login' : '/loginFSP' }), [isStandard])

  return (
    <AuthLayout
      text={text && t(text)}
      title={mode === 'credentials' ? (appName ?? title) : t(titles[mode])}
      variant={variant}
      onLanguage={onLanguage}
    >
      {code.isBusy && <Spinner label={t('login.busy')} />}
      <Suspense fallback={<Spinner label={t('loading')} />}>
        {code.offer && <CodeOffer email={code.offer.email} onAccept={code.accept} onRefuse={code.refuse} />}
        {!code.isBusy && !code.offer && modeScreen()}
      </Suspense>
    </AuthLayout>
  )

  function modeScreen() {
    const back = (): void => setMode('credentials')
    // The form resets with the address of the clicked person.
    const choose = (someone: string): void => {
      setEmail(someone)
      setChosen(someone)
    }
    if (mode === 'forgot')
      return <ForgotForm email={email} onBack={back} onEmail={setEmail} onSent={() => setMode('sent')} />
    if (mode === 'sent') return <SentPanel email={email} onBack={back} />
    return (
      <>
        {isOver && <Banner kind="info">{t('session.ended-title')}</Banner>}
        {mode === 'credentials' && !isStandard && <SingleSignOn />}
        <SignInSteps key={chosen} email={email} onEmail={setEmail} onSignedIn={finish} onStep={setMode}>
          <div className={styles.links}>
            <Button kind="plain" onClick={() => setMode('forgot')}>
              {t('login.forgot')}
            </Button>
          </div>
        </SignInSteps>
        {mode === 'credentials' && config().demoLogins.length > 0 && (
          <DemoLogins onEmail={choose} onSignedIn={finish} />
        )}
      </>
    )
  }
}

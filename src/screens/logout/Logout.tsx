import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { config } from '#api/config.ts'
import { readLoginData } from '#api/loginData.ts'
import { signOut } from '#api/session.ts'
import type { Language } from '#lib/languages.ts'
import { hostOf } from '#lib/redirectTarget.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { SignInFrame } from '#ui/SignInFrame.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage, useWords } from '#ui/words.ts'
import css from './Logout.module.css'
import { type Destination, destinationOf } from './destination.ts'

type Props = {
  onLanguage: (language: Language) => void
  /** Leaves the portal; tests watch it. */
  leave?: (url: string) => void
}

/** Signs out in every tab, then goes to the login, or to a known address that asked for the logout (SESS-11 to SESS-19). */
export default function Logout({ onLanguage, leave = leavePortal }: Props) {
  const words = useWords()
  const navigate = useNavigate()
  const language = useLanguage((state) => state.language)
  const [address] = useSearchParams()
  const [refused, setRefused] = useState<string>()
  const hasStarted = useRef(false)
  const { providerName, logoUrl } = config()

  useEffect(() => {
    // Once, also where React mounts twice.
    if (hasStarted.current) return
    hasStarted.current = true
    const finish = async (): Promise<void> => {
      const destination = await destinationOf(address)
      await signOut()
      go(destination)
    }
    const go = (destination: Destination): void => {
      if (destination.kind === 'inside') void navigate(destination.path, { replace: true })
      else if (destination.kind === 'outside') leave(destination.url)
      else setRefused(destination.address)
    }
    void finish()
  }, [address, leave, navigate])

  return (
    <SignInFrame
      language={language}
      logoUrl={logoUrl || undefined}
      portalName={words('portal')}
      provider={providerName}
      title={words(refused === undefined ? 'logout.busy' : 'logout.done')}
      onLanguage={onLanguage}
    >
      {refused === undefined ? (
        <Spinner hideLabel label={words('logout.busy')} />
      ) : (
        <div className={css['done']}>
          <Banner kind="warning">
            {words('logout.unknown')} <bdi className={css['address']}>{hostOf(refused) ?? refused.slice(0, 200)}</bdi>
          </Banner>
          <Button kind="primary" onClick={() => void navigate(readLoginData().loginRoute ?? '/login')}>
            {words('logout.login')}
          </Button>
        </div>
      )}
    </SignInFrame>
  )
}

function leavePortal(url: string): void {
  window.location.replace(url)
}

import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readLoginData } from '#api/storage/loginData.ts'
import { signOut } from '#api/session/session.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { useAction, useRunOnOpen } from '#engine/actions/useAction.ts'
import styles from '#features/authPages/AuthForm.module.css'
import { AuthLayout } from '#features/authPages/AuthLayout.tsx'
import type { Language } from '#lib/languages.ts'
import { getHost } from '#lib/redirectTarget.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { type Destination, getDestination } from './destination.ts'

type Props = {
  onLanguage: (language: Language) => void
  /** Leaves the portal; tests mock it. */
  leave?: (url: string) => void
}

/** Signs out in every tab, then opens the login or a known address that requested the logout (SESS-11 to SESS-19). */
export function Logout({ onLanguage, leave = leavePortal }: Props) {
  const { t } = useTranslation('authPages')
  const title = usePageTitle()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [refused, setRefused] = useState<string>()
  const leaving = useAction({
    run: async () => {
      const destination = await getDestination(address)
      await signOut()
      if (address.has('forced')) toast.info(i18next.t('authPages:logout.forced'), { permanent: true })
      go(destination)
    },
  })
  const go = (destination: Destination): void => {
    if (destination.kind === 'inside') void navigate(destination.path, { replace: true })
    else if (destination.kind === 'outside') leave(destination.url)
    else setRefused(destination.address)
  }
  useRunOnOpen(leaving.run)

  return (
    <AuthLayout title={refused === undefined ? title : t('logout.done')} onLanguage={onLanguage}>
      {refused === undefined ? (
        <Spinner hideLabel label={t('logout.busy')} />
      ) : (
        <div className={styles.form}>
          <Banner kind="warning">
            {t('logout.unknown')}{' '}
            <bdi translate="no" className={styles.address}>
              {getHost(refused) ?? refused.slice(0, 200)}
            </bdi>
          </Banner>
          <Button kind="primary" onClick={() => void navigate(readLoginData().loginRoute ?? '/login')}>
            {t('logout.login')}
          </Button>
        </div>
      )}
    </AuthLayout>
  )
}

function leavePortal(url: string): void {
  window.location.replace(url)
}

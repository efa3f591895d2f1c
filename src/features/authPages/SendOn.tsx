import type { ParseKeys } from 'i18next'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBlocked } from '#api/auth/postForm.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { postToken } from '#api/auth/tokenPost.ts'
import { trustedAddress } from '#api/auth/trustedAddress.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { hostPath } from '#lib/portalPath.ts'
import { getHost } from '#lib/redirectTarget.ts'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import styles from './AuthForm.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { useFocus } from './useFocus.ts'

const pause = 1500

type Props = {
  /** From the address of the page: not to be trusted. */
  redirect: string
  onLeave: () => void
  onLanguage: (language: Language) => void
  /** Posts the token; replaceable so that tests can mock it. */
  post?: (url: string) => Promise<void>
}

/**
 * Redirects a signed-in person with their token to another site, if it is known: shows its host for 1.5 s with a way to
 * cancel, then posts the token once (SESS-20, SESS-21, D-01).
 */
export default function SendOn({ redirect, onLeave, onLanguage, post = postHere }: Props) {
  const { t } = useTranslation('authPages')
  const trusted = useQuery({
    queryKey: queryKeys.early('trusted address', redirect),
    queryFn: async () => await trustedAddress(redirect),
    meta: { isShownInPlace: true },
    // Determined once per visit: only a click sends the token again.
    staleTime: 'static',
    gcTime: 0,
  })
  const [notSent, setNotSent] = useState<'blocked' | 'failed'>()
  const answered = trusted.isError ? 'failed' : { url: trusted.data ?? null }
  const state = trusted.isPending || trusted.isFetching ? 'checking' : (notSent ?? answered)
  const url = typeof state === 'object' ? state.url : null
  const going = useAction({
    run: async (address: string) => await post(address),
    showError: (error) => setNotSent(error instanceof FormBlocked ? 'blocked' : 'failed'),
  })
  const go = useEffectEvent(async (address: string) => await going.run(address))
  useEffect(() => {
    if (url === null) return undefined
    const timer = setTimeout(() => void go(url), pause)
    return () => clearTimeout(timer)
  }, [url])

  const again = (): void => {
    setNotSent(undefined)
    void trusted.refetch()
  }
  const isUnknown = typeof state === 'object' && url === null
  return (
    <AuthLayout title={t(isUnknown ? 'send.unknown-title' : 'send.title')} onLanguage={onLanguage}>
      {state === 'checking' && <Spinner label={t('send.busy')} />}
      {url !== null && <Going host={getHost(url) ?? ''} onCancel={onLeave} />}
      {isUnknown && <Refused text="send.unknown" address={redirect} onLeave={onLeave} />}
      {state === 'blocked' && <Refused text="send.blocked" onLeave={onLeave} />}
      {state === 'failed' && <Refused text="send.failed" onLeave={onLeave} onRetry={again} />}
    </AuthLayout>
  )
}

function Going({ host, onCancel }: { host: string; onCancel: () => void }) {
  const { t } = useTranslation('authPages')
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={styles.form}>
      <p role="status">
        {t('send.going')}{' '}
        <bdi translate="no" className={styles.address}>
          {host}
        </bdi>
      </p>
      <Spinner hideLabel label={t('send.busy')} />
      <Button ref={button} onClick={onCancel}>
        {t('send.cancel')}
      </Button>
    </div>
  )
}

function Refused({
  text,
  address,
  onLeave,
  onRetry,
}: {
  text: ParseKeys<'authPages'>
  address?: string
  onLeave: () => void
  onRetry?: () => void
}) {
  const { t } = useTranslation('authPages')
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={styles.form}>
      <Banner kind="warning">
        {t(text)}{' '}
        {address !== undefined && (
          <bdi translate="no" className={styles.address}>
            {address.slice(0, 300)}
          </bdi>
        )}
      </Banner>
      {onRetry && <Button onClick={onRetry}>{t('link.retry')}</Button>}
      <Button kind="primary" ref={button} onClick={onLeave}>
        {t('link.portal')}
      </Button>
    </div>
  )
}

async function postHere(url: string): Promise<void> {
  // Returning to this page must not send the token again.
  window.history.replaceState(window.history.state, '', hostPath('/'))
  await postToken(url, { newTab: false })
}

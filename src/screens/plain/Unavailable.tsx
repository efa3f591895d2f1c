import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { useOnReconnect } from '#ui/errors/useOnReconnect.ts'
import { PlainPage } from './PlainPage.tsx'

const pause = 30_000

/** The server is unreachable or in maintenance: it is retried automatically. */
export function Unavailable({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const retry = useEffectEvent(onRetry)
  useOnReconnect(onRetry)
  useEffect(() => {
    const timer = setInterval(() => retry(), pause)
    return () => clearInterval(timer)
  }, [])
  return (
    <PlainPage
      action={
        <Button icon={RotateCw} kind="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      icon={CloudOff}
      isEverything
      text={t(isOffline ? 'unavailable.offline-text' : 'unavailable.text')}
      title={t(isOffline ? 'unavailable.offline' : 'unavailable')}
    />
  )
}

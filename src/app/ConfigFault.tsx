import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'

/** The portal cannot start: the server is away, or `config.json` is missing or broken, and how. */
export function ConfigFault({ reason, isAway }: { reason: string; isAway: boolean }) {
  const { t } = useTranslation()
  if (isAway)
    return (
      <main>
        <ErrorPanel
          title={t('unavailable')}
          text={t('fault.unavailable')}
          detail={`config.json: ${reason}`}
          onRetry={() => window.location.reload()}
        />
      </main>
    )
  return (
    <main>
      <ErrorPanel
        title={t('config.broken')}
        text={`config.json: ${reason}`}
        action={<Button onClick={() => window.location.reload()}>{t('retry')}</Button>}
      />
    </main>
  )
}

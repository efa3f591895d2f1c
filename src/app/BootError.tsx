import { useTranslation } from 'react-i18next'
import { BadConfig } from '#api/config/config.ts'
import { report } from '#lib/report.ts'
import { BoundaryMessage } from '#ui/errors/BoundaryMessage.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'

const reload = () => window.location.reload()

/**
 * The portal cannot start: the server is unreachable, `config.json` is missing or broken, or the portal itself failed.
 */
export function BootError({ error }: { error: unknown }) {
  return (
    <main>
      {error instanceof BadConfig ? (
        <BootConfigError error={error} />
      ) : (
        <BoundaryMessage level="screen" report={report(error, 'start')} onReload={reload} />
      )}
    </main>
  )
}

/** The reason of a broken configuration, for the person who deploys. */
function BootConfigError({ error }: { error: BadConfig }) {
  const { t } = useTranslation()
  if (error.isAway)
    return <ErrorPanel detail={error.message} text={t('error.unavailable')} title={t('unavailable')} onRetry={reload} />
  return (
    <ErrorPanel
      action={<Button onClick={reload}>{t('retry')}</Button>}
      text={error.message}
      title={t('config.broken')}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { BadConfig } from '#api/config.ts'
import { report } from '#lib/report.ts'
import { BoundaryMessage } from '#ui/BoundaryMessage.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'

const reload = () => window.location.reload()

/** The portal cannot start: the server is away, `config.json` is missing or broken, or the portal itself failed. */
export function StartFault({ fault }: { fault: unknown }) {
  return (
    <main>
      {fault instanceof BadConfig ? (
        <ConfigFault fault={fault} />
      ) : (
        <BoundaryMessage level="screen" report={report(fault, 'start')} onReload={reload} />
      )}
    </main>
  )
}

/** How the configuration is wrong is for whoever deploys. */
function ConfigFault({ fault }: { fault: BadConfig }) {
  const { t } = useTranslation()
  if (fault.isAway)
    return <ErrorPanel detail={fault.message} text={t('fault.unavailable')} title={t('unavailable')} onRetry={reload} />
  return (
    <ErrorPanel
      action={<Button onClick={reload}>{t('retry')}</Button>}
      text={fault.message}
      title={t('config.broken')}
    />
  )
}

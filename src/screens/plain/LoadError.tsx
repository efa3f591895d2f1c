import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import type { ErrorReport } from '#lib/report.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyDetails } from '#ui/errors/CopyDetails.tsx'
import { useOnReconnect } from '#ui/errors/useOnReconnect.ts'
import { PlainPage } from './PlainPage.tsx'

type Props = { onRetry?: (() => void) | undefined; report?: ErrorReport | undefined }

/** A chunk of the portal failed to load. */
export function LoadError({ onRetry = () => window.location.reload(), report }: Props) {
  const { t } = useTranslation()
  useOnReconnect(onRetry)
  const action = (
    <>
      <Button icon={RotateCw} kind="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
      {report && <CopyDetails report={report} />}
    </>
  )
  return <PlainPage action={action} icon={CloudOff} text={t('load-error.text')} title={t('load-error')} />
}

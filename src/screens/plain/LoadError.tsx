import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { PlainPage } from './PlainPage.tsx'

type Props = { onRetry?: (() => void) | undefined }

/** A part of the portal could not be loaded. */
export function LoadError({ onRetry = () => window.location.reload() }: Props) {
  const { t } = useTranslation()
  const retry = (
    <Button icon={RotateCw} kind="primary" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  )
  return <PlainPage action={retry} icon={CloudOff} text={t('load-error.text')} title={t('load-error')} />
}

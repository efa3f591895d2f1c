import { useTranslation } from 'react-i18next'
import css from './BoundaryMessage.module.css'
import { Button } from './Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

type Props = { level: 'field' | 'panel' | 'screen'; errorId: string; isLoading?: boolean; onReload: () => void }

/** What is shown where something could not be drawn; the error id is for support, there is no stack. */
export function BoundaryMessage({ level, errorId, isLoading = false, onReload }: Props) {
  const { t } = useTranslation()
  const id = t('boundary.id', { id: errorId })
  if (level !== 'field') {
    return (
      <ErrorPanel
        detail={id}
        retryLabel={t('boundary.reload')}
        text={t(isLoading ? 'load-error.text' : 'boundary.text')}
        title={t(isLoading ? 'load-error' : 'boundary.title')}
        onRetry={onReload}
      />
    )
  }
  return (
    <p className={css['line']} role="alert">
      {t('boundary.field')} <small>{id}</small>
      <Button kind="plain" onClick={onReload}>
        {t('boundary.reload')}
      </Button>
    </p>
  )
}

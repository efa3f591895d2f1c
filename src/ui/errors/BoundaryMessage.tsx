import { useTranslation } from 'react-i18next'
import type { ErrorReport } from '#lib/report.ts'
import styles from './BoundaryMessage.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { CopyDetails } from './CopyDetails.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

type Props = {
  level: 'field' | 'panel' | 'screen'
  report: ErrorReport | undefined
  isLoading?: boolean
  onReload: () => void
}

/** Replaces a part that failed to render, with a number and details for support but no stack. */
export function BoundaryMessage({ level, report, isLoading = false, onReload }: Props) {
  const { t } = useTranslation()
  if (level !== 'field') {
    return (
      <ErrorPanel
        report={report}
        retryLabel={t('boundary.reload')}
        text={t(isLoading ? 'load-error.text' : 'boundary.text')}
        title={t(isLoading ? 'load-error' : 'boundary.title')}
        onRetry={onReload}
      />
    )
  }
  return (
    <p className={styles.line} role="alert">
      {t('boundary.field')} {report && <small>{t('boundary.id', { id: report.id })}</small>}
      <Button kind="plain" onClick={onReload}>
        {t('boundary.reload')}
      </Button>
      {report && <CopyDetails report={report} isPlain />}
    </p>
  )
}

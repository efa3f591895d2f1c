import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorReport, findReport } from '#lib/report.ts'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { CopyDetails } from './CopyDetails.tsx'
import styles from '#ui/Message.module.css'
import { useOnReconnect } from './useOnReconnect.ts'

type Props = {
  title: string
  text: string
  /** The error that `text` is about; when it is a bug of the portal, its details can be copied. */
  error?: unknown
  /** The same, where `text` does not name it. */
  report?: ErrorReport | undefined
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  detail?: string | undefined
  action?: ReactNode
}

/** An error, and how to resolve it; a retry happens automatically when the network is back. */
export function ErrorPanel({ title, text, error, report, onRetry, retryLabel, detail, action }: Props) {
  const { t } = useTranslation()
  const known = report ?? findReport(error)
  useOnReconnect(onRetry)
  return (
    <div className={styles.place} role="alert">
      <span className={classNames(styles.sign, styles.bad)}>
        <TriangleAlert aria-hidden="true" size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {report && <p className={styles.detail}>{t('boundary.id', { id: report.id })}</p>}
      {(onRetry ?? action ?? known) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={RotateCw} onClick={onRetry}>
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {action}
          {known && <CopyDetails report={known} />}
        </div>
      )}
    </div>
  )
}

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import styles from './Data.module.css'
import type { Outcome } from './steps.ts'
import { Button } from '#ui/actions/Button.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The result of every step, one per line; all of them can be retried where one failed. */
export function StepList({
  outcomes,
  isBusy,
  onRetry,
}: {
  outcomes: readonly Outcome[]
  isBusy: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation(['measures', 'portal'])
  const hasFailed = outcomes.some(({ error }) => error !== undefined)
  return (
    <div className={styles.steps} role={hasFailed ? 'alert' : 'status'}>
      <ol>
        {outcomes.map(({ name, error }) => (
          <li key={name} className={error === undefined ? styles.done : styles.failed}>
            {error === undefined ? (
              <CircleCheck aria-hidden="true" size={16} />
            ) : (
              <CircleAlert aria-hidden="true" size={16} />
            )}
            <span>
              {t(`cache.step-${name}`) + labelSeparator()}
              {error === undefined ? t('cache.ok') : <bdi>{errorMessage(error)}</bdi>}
            </span>
          </li>
        ))}
      </ol>
      {hasFailed && (
        <Button busy={isBusy} onClick={onRetry}>
          {t('portal:retry')}
        </Button>
      )}
    </div>
  )
}

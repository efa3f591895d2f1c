import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { Named, Running } from './running.ts'
import styles from './ProgressDialog.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type ProgressDialogProps = { running: Running }

export function ProgressDialog({ running }: ProgressDialogProps) {
  const { t } = useTranslation(['portal', 'actions'])
  const { title, total, finished, current, isCancelling, result, cancel, close } = running
  if (result) {
    return (
      <Dialog
        footer={
          <>
            {result.retry && (
              <Button icon={RotateCw} onClick={result.retry}>
                {t('actions:progress.retry', { count: result.failed.length + result.left.length })}
              </Button>
            )}
            <Button kind="primary" onClick={close}>
              {t('ui.close')}
            </Button>
          </>
        }
        key="result"
        kind={result.failed.length > 0 ? 'error' : 'warning'}
        title={t('actions:progress.partly')}
        onClose={close}
      >
        <Result result={result} />
      </Dialog>
    )
  }
  const footer = (
    <Button busy={isCancelling} onClick={cancel}>
      {t('confirm.cancel')}
    </Button>
  )
  return (
    <Dialog footer={footer} isBlocking key="running" title={title} onClose={cancel}>
      <progress aria-label={title} className={styles.bar} max={Math.max(total, 1)} value={finished} />
      <p className={styles.line}>
        <span className={styles.current}>
          <bdi translate="no">{current}</bdi>
        </span>
        <strong aria-live="polite">{t('progress.count', { x: Math.floor(finished), n: total })}</strong>
      </p>
    </Dialog>
  )
}

function Result({ result }: { result: Named }) {
  const { t } = useTranslation(['portal', 'actions'])
  const { done, failed, left, isTruncated } = result
  return (
    <div className={styles.result}>
      {isTruncated && <p>{t('actions:progress.cut-off', { name: left[0] })}</p>}
      {failed.length > 0 && (
        <section>
          <h3 className={styles.bad}>{t('actions:progress.failed', { n: failed.length })}</h3>
          <ul className={styles.list}>
            {failed.map(({ name, message }, index) => (
              // Names may repeat; the list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <bdi translate="no">{name}</bdi>
                {labelSeparator()}
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Names names={left} title={t('actions:progress.left', { n: left.length })} />
      <Names names={done} title={t('actions:progress.done', { n: done.length })} />
    </div>
  )
}

function Names({ names, title }: { names: string[]; title: string }) {
  if (names.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <bdi translate="no">{names.join(', ')}</bdi>
      </p>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Children.module.css'
import type { Child } from './useChildren.ts'
import type { Step } from './useUpdate.ts'

/** The progress of sending; what was not sent yet can be cancelled. */
export function SendStep({
  family,
  step,
  onCancel,
}: {
  family: Child[]
  step: Step & { name: 'sending' }
  onCancel: () => void
}) {
  const { t } = useTranslation(['children', 'portal'])
  const total = step.preview.children.length
  return (
    <Dialog
      isBlocking
      size="wide"
      title={t('sending')}
      footer={
        <Button busy={step.isStopping} onClick={onCancel}>
          {t('portal:confirm.cancel')}
        </Button>
      }
      onClose={onCancel}
    >
      <progress aria-label={t('sending')} className={styles.bar} max={Math.max(total, 1)} value={step.finished} />
      <p className={styles.line}>
        <bdi translate="no">{family.find(({ id }) => id === step.child)?.name}</bdi>
        <strong aria-live="polite">{t('portal:progress.count', { x: step.finished, n: total })}</strong>
      </p>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BulkEdit.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

type DraftProps = {
  /** The id of its form. */
  id: string
  title: string
  size?: 'wide' | undefined
  /** The records are read for the preview. */
  isReading: boolean
  percent: number
  onPreview: () => void
  onClose: () => void
  children: ReactNode
}

/** The first step of a change of many records: what is to change. */
export function DraftDialog({ id, title, size, isReading, percent, onPreview, onClose, children }: DraftProps) {
  const { t } = useTranslation(['bulkEdit', 'portal'])
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isReading}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onPreview()
        }}
      >
        {children}
        {isReading && <ProgressBar label={t('reading')} percent={percent} />}
      </form>
    </Dialog>
  )
}

type PreviewProps = {
  title: string
  /** How many records change. */
  count: number
  onBack: () => void
  onStart: () => void
  onClose: () => void
  children: ReactNode
}

/** The second step: what would change in each record, and the start. */
export function PreviewDialog({ title, count, onBack, onStart, onClose, children }: PreviewProps) {
  const { t } = useTranslation('bulkEdit')
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button
            kind="primary"
            disabled={count === 0}
            reason={t('nothing')}
            onClick={() => {
              onClose()
              onStart()
            }}
          >
            {t('start', { count })}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

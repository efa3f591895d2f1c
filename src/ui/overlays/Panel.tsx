import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './Panel.module.css'

export type PanelProps = {
  title: string
  onClose: () => void
  side?: 'start' | 'end' | undefined
  size?: 'normal' | 'wide' | undefined
  /** The content has its own padding. */
  isFlush?: boolean | undefined
  children: ReactNode
}

/** A drawer at the side of the window. Heavy: only lazily loaded parts may import it. */
export function Panel({ title, onClose, side = 'end', size = 'normal', isFlush, children }: PanelProps) {
  const { t } = useTranslation()
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={classNames(styles.box, side === 'start' && styles.start, size === 'wide' && styles.wide)}>
        <Dialog>
          <div className={styles.head}>
            <Heading level={2} slot="title">
              <bdi>{title}</bdi>
            </Heading>
            <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
          </div>
          <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Dialog.module.css'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

type DialogKind = 'warning' | 'info' | 'error' | 'critical'
export type DialogProps = {
  title: string
  onClose: () => void
  footer?: ReactNode
  kind?: DialogKind | undefined
  size?: 'normal' | 'wide' | 'full' | undefined
  /** Cannot be closed by Esc, a click outside or the cross. */
  isBlocking?: boolean | undefined
  children: ReactNode
}

const signs = { warning: TriangleAlert, info: Info, error: CircleAlert, critical: OctagonAlert }

/** Heavy: only lazily loaded parts may import it. */
export function Dialog({ title, onClose, footer, kind, size = 'normal', isBlocking = false, children }: DialogProps) {
  const { t } = useTranslation()
  const Sign = kind && signs[kind]
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isDismissable={false}
      isKeyboardDismissDisabled={isBlocking}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={classNames(styles.box, size !== 'normal' && styles[size])}>
        <AriaDialog role={kind && kind !== 'info' ? 'alertdialog' : 'dialog'}>
          <div className={styles.head}>
            {Sign && (
              <span className={classNames(styles.sign, kind && styles[kind])}>
                <Sign aria-hidden="true" size={18} />
              </span>
            )}
            <Heading level={2} slot="title">
              <bdi>{title}</bdi>
            </Heading>
            {!isBlocking && <IconButton icon={X} label={t('ui.close')} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && (
            <div className={styles.foot} data-keep-clear>
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

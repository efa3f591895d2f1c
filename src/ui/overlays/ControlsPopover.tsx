import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ControlsPopover.module.css'
import { PopoverPanel } from './PopoverPanel.tsx'
import { Button } from '#ui/actions/Button.tsx'

type Props = {
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  children: ReactNode
}

/** A popover with controls that apply immediately, and a button that closes it. Heavy, as its panel. */
export function ControlsPopover({ onClose, children, ...props }: Props) {
  const { t } = useTranslation()
  const close = () => {
    // Pending input counts: its field reports it when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  return (
    <PopoverPanel {...props} onClose={close}>
      {children}
      <div className={styles.foot}>
        <Button onClick={close}>{t('ui.close')}</Button>
      </div>
    </PopoverPanel>
  )
}

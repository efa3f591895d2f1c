import type { ReactNode, RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import styles from './PopoverPanel.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = {
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** A popover below a control. Heavy: only lazily loaded parts may import it. */
export function PopoverPanel({ label, anchor, onClose, align = 'start', children }: Props) {
  const language = useLanguage()
  return (
    <I18nProvider locale={`${language}-CH`}>
      <Popover
        aria-label={label}
        className={styles.panel ?? ''}
        isOpen
        offset={4}
        placement={`bottom ${align}`}
        triggerRef={anchor}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        {children}
      </Popover>
    </I18nProvider>
  )
}

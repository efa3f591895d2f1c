import { type ReactNode, type RefObject, useState } from 'react'
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

/**
 * A popover on the side of a control with more room below the top bar: it scrolls rather than cover the bar. Heavy: only
 * lazily loaded parts may import it.
 */
export function PopoverPanel({ label, anchor, onClose, align = 'start', children }: Props) {
  const language = useLanguage()
  const [room] = useState(() => (anchor.current ? getRoom(anchor.current) : {}))
  return (
    <I18nProvider locale={`${language}-CH`}>
      <Popover
        aria-label={label}
        className={styles.panel ?? ''}
        isOpen
        {...room}
        offset={offset}
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

const offset = 4

/** The height in pixels that is left on the larger side of a control, and whether that is above it. */
function getRoom(anchor: HTMLElement): { maxHeight: number; shouldFlip: boolean } {
  const { top, bottom } = anchor.getBoundingClientRect()
  const page = getComputedStyle(document.documentElement)
  const bar = Number.parseFloat(page.getPropertyValue('--topbar')) * Number.parseFloat(page.fontSize) || 0
  const [above, below] = [top - bar - 2 * offset, window.innerHeight - bottom - 2 * offset]
  return { maxHeight: Math.max(above, below), shouldFlip: above > below }
}

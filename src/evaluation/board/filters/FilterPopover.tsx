import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'
import styles from './FilterBar.module.css'
import { FilterEditor } from './FilterEditor.tsx'

export type FilterPopoverProps = Omit<ComponentProps<typeof FilterEditor>, 'frame' | 'canExclude'> & {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The filters of a page above it, so that nothing moves; a selection applies immediately. */
export function FilterPopover({ anchor, onClose, ...props }: FilterPopoverProps) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => editor.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true }), [])
  const close = () => {
    // Pending input counts: its field reports it when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  return (
    <PopoverPanel anchor={anchor} label={t('filter.add')} onClose={close}>
      <div className={styles.room} ref={editor}>
        <FilterEditor {...props} frame="popover" />
      </div>
      <div className={styles.foot}>
        <Button onClick={close}>{t('portal:ui.close')}</Button>
      </div>
    </PopoverPanel>
  )
}

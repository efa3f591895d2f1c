import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ControlsPopover } from '#ui/overlays/ControlsPopover.tsx'
import styles from './FilterBar.module.css'
import { FilterEditor } from './FilterEditor.tsx'

export type FilterPopoverProps = Omit<ComponentProps<typeof FilterEditor>, 'frame' | 'canExclude'> & {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The filters of a page above it, so that nothing moves; a selection applies immediately. */
export function FilterPopover({ anchor, onClose, ...props }: FilterPopoverProps) {
  const { t } = useTranslation('evaluation')
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => editor.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true }), [])
  return (
    <ControlsPopover anchor={anchor} label={t('filter.add')} onClose={onClose}>
      <div className={styles.room} ref={editor}>
        <FilterEditor {...props} frame="popover" />
      </div>
    </ControlsPopover>
  )
}

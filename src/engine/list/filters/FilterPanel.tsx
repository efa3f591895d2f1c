import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '#engine/collection.ts'
import { FilterControl, type FilterControlProps } from './FilterControl.tsx'
import styles from './FilterPanel.module.css'
import { ControlsPopover } from '#ui/overlays/ControlsPopover.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

export type FilterPanelProps = Omit<FilterControlProps, 'filter'> & {
  filters: Filter[]
  /** The field of the filter that takes the focus; by default the first one. */
  focused: string | undefined
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The filters of a list; a selection applies immediately. */
export function FilterPanel({ anchor, onClose, ...props }: FilterPanelProps) {
  const { t } = useTranslation()
  return (
    <ControlsPopover anchor={anchor} label={t('list.filter')} onClose={onClose}>
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Controls {...props} />
      </Suspense>
    </ControlsPopover>
  )
}

function Controls({ filters, focused, ...props }: Omit<FilterPanelProps, 'anchor' | 'onClose'>) {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = filters.findIndex(({ field }) => field === focused)
    grid.current?.children[Math.max(place, 0)]
      ?.querySelector<HTMLElement>('button, input')
      ?.focus({ preventScroll: true })
    // Once, when they are there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div ref={grid} className={styles.controls}>
      {filters.map((filter) => (
        <div key={filter.field}>
          <FilterControl {...props} filter={filter} />
        </div>
      ))}
    </div>
  )
}

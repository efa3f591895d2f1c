import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { Filterable } from './filterable.ts'
import styles from './FilterBar.module.css'
import type { FilterPopoverProps } from './FilterPopover.tsx'
import { filterText } from './filterText.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import { useChoices } from './useChoices.ts'
import type { Filters } from './useFilters.ts'

const { Part: FilterPopover, preload } = lazyComponent<FilterPopoverProps>(
  async () => (await import('./FilterPopover.tsx')).FilterPopover,
  'line',
)

type Props = {
  data: Dataset
  offered: Filterable[]
  filters: Filters
  /** The key of the loaded rows. */ rows: string
  total: number
}

/** The filters of all charts as text; a popover opens to change them. */
export function FilterBar({ data, offered, filters: { filters, set, reset }, rows, total }: Props) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const language = useLanguage()
  const [open, setOpen] = useState<string | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  /** Removing a filter removes its button, so the focus moves to the filter bar. */
  const takeAway = (run: () => void) => () => {
    toggle.current?.focus()
    run()
  }
  const counted = useChoices(data, '', filters, language, rows)
  const hideBelow = useHideBelow()
  // Excluded values are listed after those that remain.
  const isReported =
    counted &&
    filters.length > 0 &&
    [counted.all, total - counted.all].every((count) => count <= 0 || count >= hideBelow) &&
    total > 0 &&
    counted.all >= hideBelow
  return (
    <section aria-label={t('filters')} className={styles.frame} data-filters>
      <div className={styles.bar}>
        <button
          aria-expanded={open !== null}
          aria-haspopup="dialog"
          className={styles.toggle}
          ref={toggle}
          type="button"
          onClick={() => setOpen('')}
          onFocus={preload}
          onPointerEnter={preload}
        >
          <ListFilter aria-hidden="true" size={16} />
          {t('filter.add')}
        </button>
        {filters.map((filter) => {
          const text = filterText(filter, offered, language, t)
          return (
            <span className={styles.chip} key={filter.attribute}>
              <button
                className={styles.words}
                title={t('filter.edit')}
                type="button"
                onClick={() => setOpen(filter.attribute)}
              >
                <bdi>{text}</bdi>
              </button>
              <IconButton
                icon={X}
                label={t('portal:picker.remove', { label: text })}
                small
                onClick={takeAway(() => set(filter.attribute, null))}
              />
            </span>
          )
        })}
        {filters.length > 0 && (
          <Button kind="plain" onClick={takeAway(reset)}>
            {t('filter.reset')}
          </Button>
        )}
        <output className={styles.count}>{isReported ? t('filter.pass', { count: counted.all, total }) : ''}</output>
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <FilterPopover
            anchor={toggle}
            attribute={open}
            data={data}
            filters={filters}
            offered={offered}
            rows={rows}
            onAttribute={setOpen}
            onClose={() => setOpen(null)}
            onSet={set}
          />
        </Suspense>
      )}
    </section>
  )
}

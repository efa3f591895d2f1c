import { memo } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import control from '#ui/control.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './Pager.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { pagerButtons } from './pagerButtons.ts'

type Props = {
  page: number
  size: number
  count: number
  onPage: (page: number) => void
  /** The page sizes to select from. */
  sizes?: readonly number[]
  onSize?: (size: number) => void
  /** It only keeps its place. */
  isAwaited?: boolean
  /** The name of the list, where a page has several. */
  of?: string | undefined
}

/** The pages of a list; nothing if it has only one. */
export const Pager = memo(function Pager({ page, size, count, sizes, isAwaited, onPage, onSize, of }: Props) {
  const { t } = useTranslation()
  if (!(count > Math.min(size, ...(sizes ?? [])))) return null

  const pages = Math.ceil(count / size)
  const from = groupedDigits((page - 1) * size + 1)
  const to = groupedDigits(Math.min(page * size, count))
  return (
    <nav
      aria-label={of ? `${of}${labelSeparator()}${t('pager.title')}` : t('pager.title')}
      className={classNames(styles.pager, isAwaited && styles.awaited)}
      data-keep-clear
    >
      <p aria-live="polite" className={styles.text}>
        {t('pager.range', { from, to, n: groupedDigits(count) })}
      </p>
      {sizes && (
        <label className={styles.text}>
          {t('pager.size')}{' '}
          <select
            className={classNames(control.control, styles.size)}
            value={size}
            onChange={({ target }) => onSize?.(Number(target.value))}
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.pages}>
        <IconButton
          disabled={page <= 1}
          icon={ChevronLeft}
          label={t('pager.previous')}
          onClick={() => onPage(page - 1)}
        />
        {pagerButtons(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <span aria-hidden="true" className={styles.gap} key={index === 1 ? 'early' : 'late'}>
              …
            </span>
          ) : (
            <button
              aria-current={entry === page ? 'page' : undefined}
              aria-label={t('pager.page', { n: groupedDigits(entry) })}
              className={classNames(styles.page, (entry === 1 || entry === pages) && styles.edge)}
              key={entry}
              type="button"
              onClick={() => onPage(entry)}
            >
              {groupedDigits(entry)}
            </button>
          ),
        )}
        <IconButton
          disabled={page >= pages}
          icon={ChevronRight}
          label={t('pager.next')}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  )
})

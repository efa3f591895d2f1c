import ListFilter from 'lucide-react/icons/list-filter'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { differingFilters } from '#evaluation/board/filters/commonFilters.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './Grid.module.css'

type Props = {
  filters: readonly RowFilter[]
  getText: (filter: RowFilter) => string
  /** The filters that its page names: on screen the chart does not repeat them. */
  common?: readonly RowFilter[]
  own?: number
  /** Its figures are still loading. */
  isAwaited?: boolean
  isPartOnly?: boolean
  onChange?: (() => void) | undefined
}

/** Names the rows that a chart leaves out: by its own filters and by those of its reader (the last `own` ones). */
export function ChartNote({
  filters,
  getText,
  common = [],
  own = 0,
  isAwaited = false,
  isPartOnly = false,
  onChange,
}: Props) {
  const { t } = useTranslation('evaluation')
  const { isPrinting } = usePrinting()
  const differing = differingFilters(filters, common)
  const absent = differing.absent.map(getText)
  const visible = (isPrinting ? filters : differing.own).map(getText)
  const folded = filters.map(getText).filter((text) => !visible.includes(text))
  const heard = folded.length > 0 && !isAwaited && (
    <VisuallyHidden>
      {t('only')} {folded.join('; ')}
    </VisuallyHidden>
  )
  if (visible.length === 0 && absent.length === 0 && !isPartOnly) return heard
  return (
    <div className={styles.note}>
      {heard}
      {absent.length > 0 && (
        <p>
          <ListFilter aria-hidden="true" size={14} /> {t('only.absent')} <bdi>{absent.join('; ')}</bdi>
        </p>
      )}
      {visible.length > 0 && (
        <p>
          <ListFilter aria-hidden="true" size={14} /> {t('only')} <bdi>{visible.join('; ')}</bdi>{' '}
          {own > 0 && (
            <button className={styles.change} type="button" onClick={onChange}>
              {t('only.change')}
            </button>
          )}
        </p>
      )}
      {isPartOnly && (
        <p className={styles.warn}>
          <TriangleAlert aria-hidden="true" size={14} /> {t('part-only')}
        </p>
      )}
    </div>
  )
}

import ListFilter from 'lucide-react/icons/list-filter'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import styles from './Grid.module.css'

type Props = { lines: string[]; own?: number; isPartOnly?: boolean; onChange?: (() => void) | undefined }

/** Names the rows that a chart leaves out: by its own filters and by those of its reader (the last `own` ones). */
export function ChartNote({ lines, own = 0, isPartOnly = false, onChange }: Props) {
  const { t } = useTranslation('evaluation')
  if (lines.length === 0 && !isPartOnly) return null
  return (
    <div className={styles.note}>
      {lines.length > 0 && (
        <p>
          <ListFilter aria-hidden="true" size={14} /> {t('only')} <bdi>{lines.join('; ')}</bdi>{' '}
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

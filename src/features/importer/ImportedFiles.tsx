import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Column, type RowsProps, toObjects } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { cellContent } from '#engine/list/cellContent.tsx'
import styles from './Import.module.css'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

/** The imported files: their names, measures, dates and numbers of rows. A list of links with the look of the other lists. */
export default function ImportedFiles({ collection, rows, getPath }: RowsProps<RowAt<'results/importer'>>) {
  const { t } = useTranslation('import')
  const labels = useLabels(collection)
  const measure = toObjects<Column>(collection.columns).find(({ field }) => field === 'measure')
  return (
    <div className={styles.files}>
      {/* Each row has labels for its values. */}
      <p className={styles.head} aria-hidden="true">
        {['name', 'measure', 'created'].map((name) => (
          <span key={name}>{labels.field(name)}</span>
        ))}
        {/* The values below say what they count. */}
        <span>{t('files.size')}</span>
      </p>
      <ul>
        {rows.map((row) => {
          const imported = Number(row.imported ?? row.lines_count)
          return (
            <li key={row.id}>
              <Link to={getPath(row) ?? ''}>
                <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
              </Link>
              <span className={styles.into}>{measure && cellContent(collection, measure, row, labels)}</span>
              <span>{showMoment(row.created, true)}</span>
              <span className={styles.count}>
                {imported < Number(row.lines_count) && (
                  <Badge kind="warn">{t('files.partly', { count: imported })}</Badge>
                )}
                {t('files.rows', { count: Number(row.lines_count) })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

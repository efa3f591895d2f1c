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

/** The imported files: their names, measures, dates, numbers of rows and results. A list of links with the look of the other lists. */
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
        <span className={styles.count}>{t('files.size')}</span>
        <span>{t('files.result')}</span>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={getPath(row) ?? ''}>
              <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
            </Link>
            <span>{measure && cellContent(collection, measure, row, labels)}</span>
            <span>{showMoment(row.created, true)}</span>
            <span className={styles.count}>{t('files.rows', { count: Number(row.lines_count) })}</span>
            <Result row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How much of a file was imported, where the server says so. */
function Result({ row: { lines_count, imported } }: { row: RowAt<'results/importer'> }) {
  const { t } = useTranslation('import')
  if (typeof imported !== 'number') return <span>-</span>
  const count = Math.max(0, Number(lines_count) - imported)
  if (count === 0) return <span>{t('files.whole')}</span>
  return imported > 0 ? (
    <Badge kind="warn">{t('files.left', { count })}</Badge>
  ) : (
    <Badge kind="bad">{t('files.nothing')}</Badge>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowsProps } from '#engine/collection.ts'
import styles from './Import.module.css'
import { showMoment } from '#lib/dates.ts'
import { asText } from '#lib/text.ts'
import { Badge } from '#ui/Badge.tsx'

/** The files that were imported: their names, how many rows they have and when they came. */
export default function ImportedFiles({ rows, pathOf }: RowsProps) {
  const { t } = useTranslation('import')
  return (
    <ul className={styles.files}>
      {rows.map((row) => {
        const imported = Number(row.imported ?? row.lines_count)
        return (
          <li key={row.id}>
            <Link to={pathOf(row) ?? ''}>
              <bdi>{asText(row.name) || `#${row.id}`}</bdi>
            </Link>
            {imported < Number(row.lines_count) && <Badge kind="warn">{t('files.partly', { count: imported })}</Badge>}
            <span>{t('files.rows', { count: Number(row.lines_count) })}</span>
            <span className={styles.muted}>{showMoment(row.created, true)}</span>
          </li>
        )
      })}
    </ul>
  )
}

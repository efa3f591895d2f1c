import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import styles from '#ui/stateLinks.module.css'
import { hospitals } from './calls.ts'
import { active, undeclaredAddress } from './missing.ts'

/**
 * How many active hospitals have no declaration of the year that the list shows, with the way to them. Without a number
 * where it cannot be read.
 */
export default function MissingOfYear() {
  const { t } = useTranslation('hospitals')
  const viewer = useViewer()
  const [address] = useSearchParams()
  const year = Number(address.get('measure_id__year')) || currentYear()
  const missing = useQuery({
    ...listQuery(viewer.id, hospitals, { state: active, undeclared: year, size: 1 }),
    meta: { isShownInPlace: true },
  })
  if (missing.isPending) return null
  return (
    <ul className={styles.states} aria-label={t('missing')}>
      <li>
        <Link className={styles.state} to={`/${undeclaredAddress('patzu', year)}`}>
          {t('missing.year', { year })}{' '}
          {missing.data && (
            <Badge kind={missing.data.count > 0 ? 'warn' : 'good'}>{groupedDigits(missing.data.count)}</Badge>
          )}
        </Link>
      </li>
    </ul>
  )
}

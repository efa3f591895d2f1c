import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { undeclaredAddress } from '#features/hospitals/missing.ts'
import type { Programme } from '#lib/areas.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { useCounts } from '#screens/dashboards/counts/useCounts.ts'
import styles from './Dashboard.module.css'
import { errorMessage } from '#api/http/errorMessage.ts'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'

/** What waits in a programme with orders, in one line; each sum leads to the list that it counts. */
export function Sums({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const [year] = useState(currentYear)
  const sums = [
    ['sums.failed', 'patzu/orders?status=99', 'bad'],
    ['sums.completed', 'patzu/orders?status=2', 'warn'],
    ['sums.undeclared', undeclaredAddress(programme, year), 'warn'],
    ['sums.admins', `${programme}/hospitals?adminCheck=1`, 'bad'],
    ['sums.invitations', 'accounts/invitations?accepted=false', 'neutral'],
  ] as const
  const { counts, isWaiting, error, onRetry } = useCounts(sums.map(([, address]) => address))
  return (
    <ul className={styles.sums} aria-label={t('sums')}>
      {!isWaiting &&
        sums.map(([word, address, kind]) => {
          const count = counts.find((one) => one.address === address)?.count
          return (
            count !== undefined &&
            count > 0 && (
              <li key={word}>
                <Link to={`/${address}`}>
                  <Badge kind={kind}>{t(word, { count })}</Badge>
                </Link>
              </li>
            )
          )
        })}
      {error && (
        <li className={card.error} role="alert">
          {errorMessage(error)} <Button onClick={onRetry}>{t('retry')}</Button>
        </li>
      )}
    </ul>
  )
}

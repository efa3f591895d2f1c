import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showNumber } from '#lib/text/numbers.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import { useCounts } from './useCounts.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

const lines = [
  { word: 'figures.units', address: 'patzu/orderunits?state=99' },
  { word: 'figures.invitations', address: 'accounts/invitations?accepted=false' },
] as const

/** What else waits besides orders: failed units and open invitations; every figure links to its list. */
export function OpenWork() {
  const { t } = useTranslation('dashboard')
  const { counts, error, onRetry } = useCounts(lines.map(({ address }) => address))
  if (counts.length === 0) return null
  return (
    <Card title={t('figures.others')} error={error} onRetry={onRetry}>
      <ul>
        {counts.map(({ address, count }) => {
          const word = lines.find((line) => line.address === address)?.word
          return (
            <li key={address}>
              <Link className={classNames(card.entry, card.way)} to={`/${address}`}>
                <span>{word && t(word)}</span>
                <strong>{showNumber(count)}</strong>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

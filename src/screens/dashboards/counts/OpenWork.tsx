import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Programme } from '#lib/areas.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import { openWork } from '#screens/dashboards/counted.ts'
import { useCounts } from './useCounts.ts'
import card from '#ui/card.module.css'

/** What else waits, such as failed units and open invitations; every figure links to its list. */
export function OpenWork({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const lines = openWork.filter(({ of }) => of === undefined || of === programme)
  const { counts, error, onRetry } = useCounts(lines.map(({ address }) => address))
  if (counts.length === 0) return null
  return (
    <Card title={t('figures.others')} error={error} onRetry={onRetry}>
      <ul>
        {counts.map(({ address, count }) => {
          const word = lines.find((line) => line.address === address)?.word
          return (
            <li key={address}>
              <Link className={card.entry} to={`/${address}`}>
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

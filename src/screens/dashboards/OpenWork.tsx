import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Card } from './Card.tsx'
import card from '#ui/card.module.css'

const lines = [
  { word: 'figures.units', to: '/patzu/orderunits?state=99', endpoint: 'patzu/orderunits', query: { state: 99 } },
  {
    word: 'figures.invitations',
    to: '/accounts/invitations?accepted=false',
    endpoint: 'accounts/invitations',
    query: { accepted: false },
  },
] as const

/** What else waits besides orders: failed units and open invitations; every figure links to its list. */
export function OpenWork() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const answers = useQueries({
    queries: lines.map(({ endpoint, query }) => listQuery(viewer.id, endpoint, { ...query, size: 1 })),
  })
  return (
    <Card
      title={t('figures.others')}
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => answers.forEach((answer) => answer.error && void answer.refetch())}
    >
      <ul>
        {lines.map(({ word, to }, index) => (
          <li key={to}>
            <Link className={card.entry} to={to}>
              <span>{t(word)}</span>
              <strong>{showNumber(answers[index]?.data?.count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

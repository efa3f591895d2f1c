import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { orderStates } from '#features/orders/orderStates.ts'
import { showNumber } from '#lib/numbers.ts'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'

const sent = 10

/** How many orders stand in which state, units in error, and open invitations; every figure leads to its list. */
export function Figures() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const labels = useLabels({ path: 'patzu/orders' })
  const lines = [
    ...orderStates
      .filter(([state]) => state !== sent)
      .map(([state, word]) => ({
        label: labels.option('status', word),
        to: `/patzu/orders?status=${state}`,
        endpoint: 'patzu/orders',
        // An error of a unit is one of its order, as in the list.
        query: state > sent ? { failed: 1 } : { status: state },
        isBad: state > sent,
      })),
    {
      label: t('figures.units'),
      to: '/patzu/orderunits?state=99',
      endpoint: 'patzu/orderunits',
      query: { state: 99 },
      isBad: true,
    },
    {
      label: t('figures.invitations'),
      to: '/accounts/invitations?accepted=false',
      endpoint: 'accounts/invitations',
      query: { accepted: false },
      isBad: false,
    },
  ]
  const answers = useQueries({
    queries: lines.map(({ endpoint, query }) => listQuery(viewer.id, endpoint, { ...query, size: 1 })),
  })
  const most = Math.max(1, ...answers.map(({ data }) => data?.count ?? 0))
  const fault = answers.find(({ error }) => error)?.error ?? null
  const retry = () => answers.forEach((answer) => answer.error && void answer.refetch())
  return (
    <Card title={t('figures')} fault={fault} onRetry={retry}>
      <ul>
        {lines.map(({ label, to, isBad }, index) => {
          const count = answers[index]?.data?.count
          return (
            <li key={to}>
              <Link className={styles.bar} to={to}>
                <span>{label}</span>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={isBad && count ? styles.bad : styles.fill}
                    style={{ inlineSize: `${(100 * (count ?? 0)) / most}%` }}
                  />
                </span>
                <strong>{showNumber(count)}</strong>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

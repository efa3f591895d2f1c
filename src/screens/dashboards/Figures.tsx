import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { orderStates } from '#features/orders/orderStates.ts'
import { Bars } from './Bars.tsx'
import { Card } from './Card.tsx'

const sent = 10

/** How many orders are in each state, failed units and open invitations; every figure links to its list. */
export function Figures() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const labels = useLabels({ path: 'patzu/orders' })
  // Failed ones are first.
  const lines = [
    ...orderStates
      .filter(([state]) => state !== sent)
      .toSorted(([one], [other]) => Number(other > sent) - Number(one > sent))
      .map(([state, word]) => ({
        label: labels.option('status', word),
        to: `/patzu/orders?status=${state}`,
        endpoint: 'patzu/orders',
        // A failed unit is an error of its order, as in the list.
        query: state > sent ? { failed: 1 } : { status: state },
        isBad: state > sent,
        isApart: false,
      })),
    {
      label: t('figures.units'),
      to: '/patzu/orderunits?state=99',
      endpoint: 'patzu/orderunits',
      query: { state: 99 },
      isBad: true,
      isApart: true,
    },
    {
      label: t('figures.invitations'),
      to: '/accounts/invitations?accepted=false',
      endpoint: 'accounts/invitations',
      query: { accepted: false },
      isBad: false,
      isApart: true,
    },
  ]
  const answers = useQueries({
    queries: lines.map(({ endpoint, query }) => listQuery(viewer.id, endpoint, { ...query, size: 1 })),
  })
  const apiError = answers.find(({ error }) => error)?.error ?? null
  const retry = () => answers.forEach((answer) => answer.error && void answer.refetch())
  return (
    <Card title={t('figures')} error={apiError} onRetry={retry}>
      <Bars
        bars={lines.map(({ label, to, isBad, isApart }, index) => {
          const count = answers[index]?.data?.count
          return { to, label, count, isApart, parts: [{ kind: isBad ? 'bad' : 'usual', count: count ?? 0 }] }
        })}
      />
    </Card>
  )
}

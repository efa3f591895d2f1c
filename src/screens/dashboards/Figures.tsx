import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { orderBadges, orderStates } from '#features/orders/orderStates.ts'
import { type Bar, type BarKind, Bars } from '#screens/dashboards/counts/Bars.tsx'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'

const orders = 'patzu/orders'
const sent = 10
// Failed ones are first.
const states = orderStates
  .filter(([state]) => state !== sent)
  .toSorted(([one], [other]) => Number(other > sent) - Number(one > sent))
/** The colours of the list. */
function getKind(state: number): BarKind {
  const badge = orderBadges[state]
  if (badge === 'bad') return 'bad'
  return badge === 'warn' ? 'waiting' : 'pending'
}
const open = { units__state__lt: sent, size: 1 }

/** How many orders are in each state; every figure links to its list. States without orders are folded. */
export function Figures() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const labels = useLabels({ path: orders })
  const answers = useQueries({
    queries: states.map(([state]) =>
      // A failed unit is an error of its order, as in the list.
      listQuery(viewer.id, orders, { ...(state > sent ? { failed: 1 } : { status: state }), size: 1 }),
    ),
  })
  const years = useQueries({
    queries: ['year', '-year'].map((ordering) => listQuery(viewer.id, orders, { ...open, ordering })),
    combine: (found) => [...new Set(found.flatMap(({ data }) => data?.rows[0]?.year ?? []))],
  })
  const bars = states.map(([state, word], index): Bar => {
    const count = answers[index]?.data?.count
    return {
      to: `/patzu/orders?status=${state}`,
      label: labels.option('status', word),
      count,
      parts: [{ kind: getKind(state), count: count ?? 0 }],
    }
  })
  const empty = bars.filter(({ count }) => count === 0)
  return (
    <Card
      title={years.length > 0 ? t('figures.of', { years: years.join('–') }) : t('figures')}
      isWaiting={answers.some(({ isPending }) => isPending)}
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => answers.forEach((answer) => answer.error && void answer.refetch())}
    >
      <Bars bars={bars.filter(({ count }) => count !== 0)} />
      {empty.length > 0 && (
        <details className={styles.empty}>
          <summary>{t('figures.empty', { count: empty.length })}</summary>
          <Bars bars={empty} />
        </details>
      )}
    </Card>
  )
}

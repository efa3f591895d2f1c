import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { orderBadges, orderStates } from './orderStates.ts'
import styles from '#ui/stateLinks.module.css'

const orders = 'patzu/orders'
const sent = 10
const failed = 99
/** How the list looks, which a filter leaves as it is. */
const settings = new Set(['ordering', 'columns', 'widths', 'size', 'as'])
/** More open orders are not counted by state. */
const maxOpen = 300
const openStates = orderStates.flatMap(([state]) => (state < sent ? [state] : []))

/** How many orders are in each state, without those sent: failed ones first. Each filters the list, or shows all again. */
export default function OrderStates() {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const labels = useLabels({ path: orders })
  const [address] = useSearchParams()
  // A failed unit is an error of its order, as in the list.
  const errors = useQuery({ ...listQuery(viewer.id, orders, { failed: 1, size: 1 }), ...inPlace })
  const open = useQuery({
    ...listQuery(viewer.id, orders, { status__in: openStates.join(','), size: maxOpen }),
    ...inPlace,
  })
  // All or none: a state without a number would look like one without orders.
  if (!errors.data || !open.data || open.data.rows.length < open.data.count) return null
  const { rows } = open.data
  const counted = [
    [failed, errors.data.count] as const,
    ...openStates.map((state) => [state, rows.filter(({ status }) => Number(status) === state).length] as const),
  ]
    .filter(([, count]) => count > 0)
    // What waits for staff comes first.
    .toSorted(([one], [other]) => urgency(one) - urgency(other))
  const chosen = address.get('status')
  // Without other filters: the list has as many orders as its number says.
  const wayTo = (state: number) => {
    const kept = [...address].filter(([name]) => settings.has(name))
    return `?${new URLSearchParams(chosen === String(state) ? kept : [...kept, ['status', String(state)]]).toString()}`
  }
  return (
    <ul className={styles.states} aria-label={t('states')}>
      {counted.map(([state, count]) => (
        <li key={state}>
          <Link className={styles.state} to={wayTo(state)} aria-current={chosen === String(state) ? 'true' : undefined}>
            {labels.option('status', orderStates.find(([one]) => one === state)?.[1] ?? '')}{' '}
            <Badge kind={orderBadges[state]}>{groupedDigits(count)}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const inPlace = { meta: { isShownInPlace: true } } as const

const urgency = (state: number): number => ['bad', 'warn'].indexOf(orderBadges[state] ?? '') + 1 || 3

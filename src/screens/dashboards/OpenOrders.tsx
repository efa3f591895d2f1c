import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useViewer } from '#engine/viewer.ts'
import { ordersQuery, pendingOrdersQuery } from '#features/orders/calls.ts'
import { canApprove, findFailures, hasFailed, openUnits } from '#features/orders/orderRules.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Pager } from '#ui/navigation/Pager.tsx'

const size = 10

/** Orders that are open or failed, failed ones first (D-65). */
export function OpenOrders() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const ids = useQuery(pendingOrdersQuery(viewer.id))
  const here = ids.data?.slice((page - 1) * size, page * size) ?? []
  const rows = useQuery({
    ...ordersQuery(viewer.id, here),
    enabled: here.length > 0,
    placeholderData: keepPreviousData,
  })
  const known = new Map(rows.data?.rows.map((row) => [row.id, row]))
  const retry = () => void (ids.error ? ids.refetch() : rows.refetch())
  return (
    <Card
      title={t('orders')}
      isWaiting={ids.isPending || (here.length > 0 && rows.isPending)}
      error={ids.error ?? rows.error}
      onRetry={retry}
    >
      {ids.data?.length === 0 && <p className={styles.none}>{t('orders.none')}</p>}
      <ul aria-busy={rows.isPlaceholderData}>
        {here
          .flatMap((id) => known.get(id) ?? [])
          .map((row) => (
            <li key={row.id}>
              <OrderLink row={row} />
            </li>
          ))}
      </ul>
      {ids.data && <Pager page={page} size={size} count={ids.data.length} onPage={setPage} of={t('orders')} />}
    </Card>
  )
}

function OrderLink({ row }: { row: RowAt<'patzu/orders'> }) {
  const { t } = useTranslation('dashboard')
  const measure = toText(getAtPath(row, 'measure.name'))
  const year = toText(row.year)
  const units = openUnits(row.units)
  const failed = units.filter(({ state }) => hasFailed(state)).length
  const reason = findFailures(row).find((failure) => failure.reason)?.reason
  return (
    <Link className={classNames(card.entry, card.way, styles.order)} to={`/patzu/orders/${row.id}`}>
      <span className={styles.lines}>
        <bdi translate="no">{toText(getAtPath(row, 'hospital.name')) || `#${row.id}`}</bdi>
        <small className={card.about}>
          {measure.includes(year) ? t('order.number', { id: row.id }) : t('order', { id: row.id, year })}
          {measure && (
            <>
              {' · '}
              <bdi translate="no">{measure}</bdi>
            </>
          )}
        </small>
      </span>
      <span className={styles.badges}>
        {reason && (
          <small className={card.about}>
            <bdi>{reason}</bdi>
          </small>
        )}
        {failed > 0 && <Badge kind="bad">{t('units.failed', { count: failed })}</Badge>}
        {hasFailed(row.status) && failed === 0 && <Badge kind="bad">{t('order.failed')}</Badge>}
        {canApprove(row) && <Badge kind="warn">{t('units.approve')}</Badge>}
        {units.length > failed && <Badge>{t('units.open', { count: units.length - failed })}</Badge>}
      </span>
    </Link>
  )
}

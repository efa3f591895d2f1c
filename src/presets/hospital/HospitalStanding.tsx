import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'
import { useViewer } from '#engine/viewer.ts'
import { active } from '#features/hospitals/missing.ts'
import { orderBadges, orderStates } from '#features/orders/orderStates.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import styles from '#ui/stateLinks.module.css'

const orders = 'patzu/orders'
const declarations = 'patzu/declarations'
const sent = 10
const failed = 99
const openStates = orderStates.flatMap(([state]) => (state < sent ? [state] : []))
/** More open orders of one hospital are not counted by state. */
const maxOpen = 100

/** How a hospital stands: its orders by state until they are sent, and its declaration of this year; each part a way to it. */
export default function HospitalStanding({ row }: PanelProps<RowAt<'patzu/hospitals'>>) {
  const { t } = useTranslation(['hospitals', 'portal'])
  const viewer = useViewer()
  const labels = useLabels({ path: orders })
  const [year] = useState(currentYear)
  const own = { hospital_id: row.id }
  const inPlace = { meta: { isShownInPlace: true } } as const
  const errors = useQuery({ ...listQuery(viewer.id, orders, { ...own, failed: 1, size: 1 }), ...inPlace })
  const open = useQuery({
    ...listQuery(viewer.id, orders, { ...own, status__in: openStates.join(','), size: maxOpen }),
    ...inPlace,
  })
  const declared = useQuery({
    ...listQuery(viewer.id, declarations, { ...own, measure_id__year: year, ordering: '-id', size: 1 }),
    ...inPlace,
  })
  const all = [errors, open, declared]
  const error = all.find((one) => one.error)?.error
  if (error)
    return (
      <ErrorPanel
        title={t('portal:detail.failed')}
        error={error}
        text={errorMessage(error)}
        onRetry={() => void Promise.all(all.map(async (one) => await one.refetch()))}
      />
    )
  if (!errors.data || !open.data || !declared.data)
    return (
      <div className={classNames(styles.pending, styles.wrapping)}>
        <Skeleton shape="text" rows={1} />
      </div>
    )
  const counted = [
    [failed, errors.data.count] as const,
    ...openStates.map(
      (state) =>
        [state, withoutOthers(own, open.data.rows).filter(({ status }) => Number(status) === state).length] as const,
    ),
  ].filter(([, count]) => count > 0)
  const [declaration] = withoutOthers(own, declared.data.rows)
  const parts: { to: string; words: ReactNode }[] = counted.map(([state, count]) => ({
    to: `/${orders}?hospital_id=${row.id}&status=${state}`,
    words: (
      <>
        {labels.option('status', orderStates.find(([one]) => one === state)?.[1] ?? '')}{' '}
        <Badge kind={orderBadges[state]}>{groupedDigits(count)}</Badge>
      </>
    ),
  }))
  if (parts.length === 0) parts.push({ to: `/${orders}?hospital_id=${row.id}`, words: t('standing.no-order') })
  if (declaration)
    parts.push({
      to: `/${declarations}/${declaration.id}`,
      words: t('standing.declared', {
        year,
        count: Number(declaration.frabos_sent),
        n: showNumber(declaration.frabos_sent),
      }),
    })
  else if (row.state === active)
    parts.push({
      to: `/${declarations}/+?hospital_id=${row.id}`,
      words: <Badge kind="warn">{t('open.declaration.long', { year })}</Badge>,
    })
  return (
    <ul className={classNames(styles.states, styles.wrapping)}>
      {parts.map(({ to, words }) => (
        <li key={to}>
          <Link className={styles.state} to={to}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

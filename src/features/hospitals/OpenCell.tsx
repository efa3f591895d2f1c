import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { hospitalIdsQuery } from './hospitalIdsQuery.ts'
import { active } from './missing.ts'
import styles from './OpenCell.module.css'

/**
 * What of a hospital needs somebody: an order in error, a declaration of this year, an admin; the first one with the
 * number of others, in one line. The same lists as their filters, read once for all rows after these.
 */
export default function OpenCell({ row }: CellProps<RowAt<'patzu/hospitals'>>) {
  return useIsIdle() ? <Open row={row} /> : <Pending />
}

function Pending() {
  return (
    <span className={classNames(styles.open, styles.pending)}>
      <LoadingName />
    </span>
  )
}

function Open({ row }: { row: RowAt<'patzu/hospitals'> }) {
  const { t } = useTranslation('hospitals')
  const viewer = useViewer()
  const [year] = useState(currentYear)
  const failed = useQuery(hospitalIdsQuery(viewer.id, { has_error_orders: 1 }))
  const undeclared = useQuery(hospitalIdsQuery(viewer.id, { state: active, undeclared: year }))
  if (failed.isPending || undeclared.isPending) return <Pending />
  const open = [
    failed.data?.includes(row.id) && (['bad', 'open.order', 'open.order.long'] as const),
    undeclared.data?.includes(row.id) && (['warn', 'open.declaration', 'open.declaration.long'] as const),
    typeof row.admins === 'number' &&
      row.admins !== 1 &&
      (['bad', 'open.admin', row.admins === 0 ? 'open.admin.long' : 'open.admins'] as const),
    (failed.isError || undeclared.isError) && (['neutral', 'open.failed', 'open.failed'] as const),
  ].filter((one) => one !== undefined && one !== false)
  if (!isFilled(open))
    return (
      <span className={styles.open} data-is-nothing>
        -
      </span>
    )
  const [[kind, word]] = open
  const all = open.map(([, , long]) => t(long, { year, n: row.admins })).join(', ')
  return (
    <span className={styles.open} title={all}>
      <span aria-hidden="true">
        <Badge kind={kind}>{t(word)}</Badge>
        {open.length > 1 && <small> +{open.length - 1}</small>}
      </span>
      <VisuallyHidden>{all}</VisuallyHidden>
    </span>
  )
}

function isFilled<Item>(items: Item[]): items is [Item, ...Item[]] {
  return items.length > 0
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useRecordLinks } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { nameQuery, useName } from '#features/relations/useName.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './TokenOrderCell.module.css'

const measures = { endpoint: 'patzu/measures' }

/** The number and the measure of the order that a token belongs to, by way of its unit; a link to the order. */
export default function TokenOrderCell({ row }: CellProps<RowAt<'patzu/tokens'>>) {
  const getLink = useRecordLinks('patzu/orders')
  const unit = useRow('patzu/orderunits', getIds(row.order_unit)[0])
  const orderId = getIds(getAtPath(unit.row, 'order'))[0]
  const order = useRow('patzu/orders', orderId)
  const sent = toText(getAtPath(order.row, 'measure.name'))
  const measure = useName(measures, sent ? undefined : getIds(getAtPath(order.row, 'measure_id'))[0], useLanguage())
  if (unit.isLoading || order.isLoading || measure === undefined)
    return (
      <span className={styles.order}>
        <LoadingName />
      </span>
    )
  if (orderId === undefined) return <span data-is-nothing>-</span>
  const name = <bdi translate="no">{[`#${orderId}`, sent || measure].filter(Boolean).join(' · ')}</bdi>
  const link = getLink({ id: Number(orderId) })
  if (!link) return <span className={styles.order}>{name}</span>
  return (
    <Link className={styles.order} {...link}>
      {name}
    </Link>
  )
}

function useRow(endpoint: string, id: string | number | undefined) {
  const viewer = useViewer()
  const { data, isLoading } = useQuery({ ...nameQuery(viewer.id, endpoint, Number(id)), enabled: id !== undefined })
  return { row: typeof data === 'object' ? data.row : {}, isLoading }
}

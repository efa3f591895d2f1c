import { Link } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import { CardFacts } from '#engine/list/layouts/CardFacts.tsx'
import type { LayoutProps } from '#engine/list/layouts.ts'
import styles from './Calendar.module.css'
import { showDay } from '#lib/dates/dates.ts'

type Props = Pick<LayoutProps<'calendar'>, 'collection' | 'layout' | 'labels' | 'getName' | 'getPath'> & {
  event: { row: Row; from?: string; until?: string }
}

/** An event in a list: its name, its days where it has several, and what else says which record it is. */
export function EventItem({ collection, layout, labels, getName, getPath, event: { row, from, until } }: Props) {
  const path = getPath(row)
  const name = <bdi translate="no">{getName(row)}</bdi>
  return (
    <li className={styles.event}>
      {path ? <Link to={path}>{name}</Link> : name}
      {from !== until && (
        <span className={styles.span} translate="no">
          {`${showDay(from)} – ${showDay(until)}`}
        </span>
      )}
      <CardFacts collection={collection} layout={layout} row={row} labels={labels} />
    </li>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ColumnTraits } from '#engine/collectionTraits.ts'
import type { RecordLink } from '#engine/records/recordLinks.ts'
import styles from './RecordTable.module.css'
import rows from './Table.module.css'
import { useRowClick } from './useRowClick.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

export type RecordColumn<R> = Pick<ColumnTraits, 'wraps' | 'isLabelled'> & {
  key: string
  label: string
  renderCell: (row: R) => ReactNode
  isNumber?: boolean
  isAlert?: (row: R) => boolean
  /** The link to the record is in this column; without one in the first. */
  hasLink?: boolean
  /** The full text of a cell that may be cut off. */
  title?: (row: R) => string
  /** Of all rows together. */
  total?: ReactNode
}

type Props<R> = {
  label: string
  /** The first one names the row. */
  columns: readonly RecordColumn<R>[]
  rows: readonly R[]
  /** What a click anywhere in a row opens, if anything. */
  getLink: (row: R) => RecordLink | undefined
  /** On a phone the columns of a row are lines below its name. */
  isStacked?: boolean
}

/** A table of records as lists show them: a click on a row opens its record, and only such rows light up. */
export function RecordTable<R extends { id: string | number }>({
  label,
  columns,
  rows: records,
  getLink,
  isStacked = false,
}: Props<R>) {
  const onRowClick = useRowClick(records, getLink)
  const linked = Math.max(
    0,
    columns.findIndex(({ hasLink }) => hasLink),
  )
  return (
    <TableFrame label={label}>
      <table className={classNames(table.table, isStacked && rows.rows, isStacked && styles.stacked)}>
        <thead className={table.head}>
          <tr>
            {columns.map(({ key, label: head, isNumber, wraps }, index) => (
              <th
                key={key}
                className={classNames(
                  table.cell,
                  isNumber && table.number,
                  index === 0 && table.first,
                  wraps && table.wraps,
                  wraps === 'short' && table.short,
                  / .* /.test(head) && table.long,
                  !head.includes(' ') && table.whole,
                )}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {/* By keyboard a row opens by its link. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onClick={onRowClick} onAuxClick={onRowClick}>
          {records.map((row) => {
            const link = getLink(row)
            return (
              <tr key={row.id} className={classNames(table.row, link && table.opens)}>
                {columns.map(({ key, label: head, renderCell, isNumber, isLabelled, isAlert, wraps, title }, index) => (
                  <td
                    key={key}
                    className={classNames(
                      table.cell,
                      isNumber && table.number,
                      index === 0 && table.first,
                      index === 0 && isStacked && rows.first,
                      isAlert?.(row) && table.alert,
                      wraps && table.wraps,
                      wraps === 'short' && table.short,
                    )}
                    title={title?.(row)}
                    data-label={isStacked && (isNumber || isLabelled) ? head : undefined}
                  >
                    {index === linked && link ? (
                      <Link className={classNames(table.link, index === 0 && table.name)} {...link}>
                        {renderCell(row)}
                      </Link>
                    ) : (
                      renderCell(row)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot className={table.foot}>
            <tr>
              {columns.map(({ key, label: head, isNumber, total }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    className={classNames(table.cell, isNumber && table.number, index === 0 && table.first)}
                    data-label={isStacked && isNumber ? head : undefined}
                  >
                    {total}
                  </Cell>
                )
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  )
}

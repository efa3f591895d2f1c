import { type CSSProperties, Fragment, memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Column } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { cellContent, OwnCell } from './cellContent.tsx'
import { isData, isFigure, isUninformative } from '#engine/list/columns/columns.ts'
import styles from './Table.module.css'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = {
  collection: Collection
  columns: Column[]
  widths: Record<string, number>
  row: Row
  labels: Labels
  path: string | undefined
  state: unknown
  alertWord: string
  isPhone: boolean
}

/**
 * The cells of a row, re-rendered only for another row, other columns or another language. A cell is not a component: a
 * list has hundreds of them. On a phone a row begins with the name of its record.
 */
export const TableCells = memo(function TableCells(props: Props) {
  const { collection, columns, widths, row, labels, path, state, alertWord, isPhone } = props
  const names = isPhone ? columns.filter((column) => isName(collection, column, row)) : []
  const others = isPhone ? columns.filter((column) => isOnPhone(column, row) && !names.includes(column)) : columns
  const renderFirst = (content: ReactNode) => {
    const name = (
      <Name path={path} state={state}>
        {content}
        {collection.mark && (
          <>
            {' '}
            <OwnCell load={collection.mark} row={row} value={null} />
          </>
        )}
      </Name>
    )
    if (!collection.rowButtons) return name
    return (
      <div className={styles.named}>
        {name}
        <span data-print-hidden>
          <OwnCell load={collection.rowButtons} row={row} value={null} />
        </span>
      </div>
    )
  }
  return (
    <>
      {names.length > 0 && (
        <td className={classNames(table.cell, table.first, styles.first)} translate="no">
          {renderFirst(
            names.map((column, index) => (
              <Fragment key={column.field}>
                {index > 0 && collection.names?.join}
                {cellContent(collection, column, row, labels)}
              </Fragment>
            )),
          )}
        </td>
      )}
      {others.map((column, index) => {
        const isFirst = index === 0 && names.length === 0
        const isAlert = column.alert?.(row) ?? false
        const isRest = column.takesRest === true
        const whole = cellContent(collection, column, row, labels)
        // Only an element of its own can be cut after some lines.
        const content = isRest ? <div>{whole}</div> : whole
        const name = column.hasShortName ? labels.option(column.field, 'short') : labels.field(column.field)
        const label = !isFirst && isUninformative(collection, column) ? name : undefined
        return (
          <td
            key={column.field}
            style={getWidth(widths[column.field])}
            data-label={label}
            data-is-nothing={content === '-' || (column.isNothingAtZero && content === '0') || undefined}
            translate={isData(collection, column) ? 'no' : undefined}
            className={classNames(
              table.cell,
              isFigure(collection, column) && classNames(table.number, !isFirst && styles.figure),
              isFirst && classNames(table.first, styles.first),
              isAlert && table.alert,
              // One that was made narrow by hand is cut.
              column.wraps && !widths[column.field] && table.wraps,
              column.wraps === 'short' && !widths[column.field] && table.short,
              column.isWide && table.wide,
              isRest && styles.rest,
            )}
          >
            {isFirst ? renderFirst(content) : content}
            {isAlert && <VisuallyHidden> {alertWord}</VisuallyHidden>}
          </td>
        )
      })}
    </>
  )
})

/** Whether a column names this record; a cell of its own may know the name without the value. */
function isName({ names }: Collection, { field, cell }: Column, row: Row): boolean {
  return names?.columns.includes(field) === true && (cell !== undefined || (getAtPath(row, field) ?? '') !== '')
}

/** A column that is left to the record on a phone shows there what needs attention. */
function isOnPhone({ isMinor, alert }: Column, row: Row): boolean {
  return !isMinor || alert?.(row) === true
}

function Name({ path, state, children }: { path: string | undefined; state: unknown; children: ReactNode }) {
  if (!path) return <span className={table.name}>{children}</span>
  return (
    <Link className={classNames(table.link, table.name)} to={path} state={state}>
      {children}
    </Link>
  )
}

/** The style of a width set by hand. */
export function getWidth(width: number | undefined): CSSProperties | undefined {
  return width ? { width, minWidth: width, maxWidth: width } : undefined
}

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type CSSProperties, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Column } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { hostPath } from '#lib/portalPath.ts'
import { isFigure } from '#engine/list/columns/columns.ts'
import { nextOrdering, sortKey } from '#engine/list/url/ordering.ts'
import styles from './Table.module.css'
import { getWidth, TableCells } from './TableCells.tsx'
import { useRowClick } from './useRowClick.ts'
import type { ToolsProps } from './TableTools.tsx'
import type { Selection } from '#engine/list/selection/useSelection.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import table from '#ui/table.module.css'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'

const { Part: TableTools } = lazyComponent<ToolsProps>(
  async () => (await import('./TableTools.tsx')).TableTools,
  'nothing',
)

export type TableProps = {
  ref?: RefObject<HTMLDivElement | null>
  collection: Collection
  columns: Column[]
  /** Column widths set by hand, by field. */
  widths: Record<string, number>
  onWidths: (widths: Record<string, number>) => void
  rows: Row[]
  labels: Labels
  ordering: string
  onOrdering: (ordering: string) => void
  getPath: (row: Row) => string | undefined
  getName: (row: Row) => string
  /** The router state of the link of a row. */
  state?: unknown
  selection?: Selection | undefined
  isStale: boolean
}

/** The rows of a list: a click anywhere on a row opens its record, every sortable head is a button, on a phone an option. */
export function Table(props: TableProps) {
  const { ref, collection, columns, widths, rows, labels, getPath, getName, state, selection, isStale } = props
  const { t } = useTranslation()
  const onRowClick = useRowClick(rows, (row) => {
    const to = getPath(row)
    return to === undefined ? undefined : { to, state }
  })
  const alertWord = t('list.alert')
  const own = useRef<HTMLDivElement>(null)
  const wrap = ref ?? own
  const isIdle = useIsIdle()
  const isPhone = useIsPhone()
  const keys = keysFor(rows)
  const hasFigures = columns.filter((column) => isFigure(collection, column) && !column.isMinor).length > 1
  return (
    <div ref={wrap} className={table.wrap} tabIndex={0} role="region" aria-label={labels.many} aria-busy={isStale}>
      <table className={classNames(table.table, styles.rows, hasFigures && styles.parted, getRoom(columns))}>
        <thead className={table.head}>
          <tr>
            {selection && (
              <th className={table.cell} scope="col">
                <CheckBox
                  label={t('list.select-page')}
                  hideLabel
                  checked={selection.holdsAll(rows)}
                  indeterminate={selection.holdsSome(rows)}
                  onChange={(isSelected) => selection.pick(rows, isSelected)}
                />
              </th>
            )}
            {/* The choice of the order is rendered into it. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            {isPhone && <td className={styles.sort} />}
            {!isPhone &&
              columns.map((column, index) => (
                <Head
                  {...props}
                  key={column.field}
                  isFirst={index === 0}
                  column={column}
                  style={getWidth(widths[column.field])}
                />
              ))}
          </tr>
        </thead>
        {/* By keyboard a row opens by its link. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onClick={onRowClick} onAuxClick={onRowClick}>
          {rows.map((row, place) => (
            <tr
              key={keys[place]}
              className={classNames(table.row, getPath(row) && table.opens, selection?.has(row.id) && table.selected)}
              data-joins={collection.joins?.(row, rows[place + 1], columns) || undefined}
              onContextMenu={collection.rightClick ? (event) => openInNewTab(event, getPath(row)) : undefined}
            >
              {selection && (
                <td className={table.cell}>
                  <CheckBox
                    label={t('list.select', { name: getName(row) })}
                    hideLabel
                    checked={selection.has(row.id)}
                    onChange={(isSelected) => selection.pick([row], isSelected)}
                  />
                </td>
              )}
              <TableCells
                isPhone={isPhone}
                collection={collection}
                columns={columns}
                widths={widths}
                row={row}
                labels={labels}
                path={getPath(row)}
                state={state}
                alertWord={alertWord}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {isIdle && (
        <Suspense>
          <TableTools {...props} wrap={wrap} isPhone={isPhone} />
        </Suspense>
      )}
    </div>
  )
}

/** How much room a name has next to a column that wraps. */
function getRoom(columns: readonly Column[]): string | false {
  const wrapping = columns.filter(({ wraps }) => wraps)
  if (wrapping.length === 0) return false
  if (columns.some(({ takesRest }) => takesRest)) return classNames(table.narrow, table.tight)
  const isShort = wrapping.every(({ wraps }) => wraps === 'short')
  return classNames(table.narrow, isShort && table.roomy, columns.length < 5 && table.few)
}

/**
 * A row is keyed by its id, so that its cells stay its own whatever a page translator did to them; a server may send
 * one twice.
 */
function keysFor(rows: readonly Row[]): React.Key[] {
  const ids = new Set<number>()
  return rows.map(({ id }, place) => (ids.size < ids.add(id).size ? id : `${id} at ${place}`))
}

function Head({
  collection,
  column,
  labels,
  ordering,
  onOrdering,
  isFirst,
  style,
}: Pick<TableProps, 'collection' | 'labels' | 'ordering' | 'onOrdering'> & {
  column: Column
  isFirst: boolean
  style: CSSProperties | undefined
}) {
  const key = sortKey(collection, column)
  const label = labels.field(column.field)
  const isUp = ordering === key
  const isDown = ordering === `-${key}`
  return (
    <th
      scope="col"
      style={style}
      className={classNames(
        table.cell,
        isFigure(collection, column) && table.number,
        isFirst && table.first,
        column.wraps && table.wraps,
        column.wraps === 'short' && table.short,
        / .* /.test(label) && table.long,
        !label.includes(' ') && table.whole,
      )}
      aria-sort={key ? ariaSort(isUp, isDown) : undefined}
    >
      {key ? (
        <button type="button" className={table.headButton} onClick={() => onOrdering(nextOrdering(ordering, key))}>
          <span>{label}</span>
          {isUp && <ArrowUp size={14} aria-hidden />}
          {isDown && <ArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function ariaSort(isUp: boolean, isDown: boolean): 'ascending' | 'descending' | 'none' {
  if (isUp) return 'ascending'
  return isDown ? 'descending' : 'none'
}

function openInNewTab(event: React.MouseEvent, path: string | undefined): void {
  if (!path || event.shiftKey) return
  event.preventDefault()
  window.open(hostPath(path), '_blank', 'noopener')
}

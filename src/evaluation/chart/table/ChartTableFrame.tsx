import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import table from '#ui/table.module.css'
import { ChartTableHead } from './ChartTableHead.tsx'
import styles from './ChartTable.module.css'
import { useTableRoom } from './useTableRoom.ts'
import { useCopy } from '#evaluation/chart/useCopy.ts'
import { type ColumnRoom, paperColumns } from '#evaluation/types/table/paperColumns.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { nextSorting, type Sorting, sortedRows } from '#evaluation/chart/files/sortedRows.ts'
import type { Column, Table } from '#evaluation/types/table/toTable.ts'

type Props<Row> = {
  label: string
  columns: Column[]
  rows: Row[]
  /** The columns that have a header; the others are in the cells of these. */
  hasHead?: (index: number) => boolean
  /** The header of a column where it is not that of files. */
  getLabel?: (column: Column) => string
  /** Other actions on the table. */
  tools: ReactNode
  /** The columns at the start that name a row: in print each part of the table repeats them. */
  lead: number
  /** Called with the number of pixels that the table lacks in its tile, or has to spare if negative. */
  onRoom?: ((missing: number) => void) | undefined
  /** The sections below the header, with the rows in their order and the visible columns. */
  children: (rows: Row[], isShown: (column: number) => boolean) => ReactNode
}

/** A table of a chart in its region: headers to sort by, and below it a button to copy it in its current order. */
export function ChartTableFrame<Row extends Table['rows'][number]>({
  label,
  columns,
  rows,
  hasHead = () => true,
  getLabel = ({ label: own }) => own,
  tools,
  lead,
  onRoom,
  children,
}: Props<Row>) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const copy = useCopy()
  // By its key: a column keeps its order when others are added next to it.
  const [requested, setRequested] = useState<{ key: string; isDown: boolean } | null>(null)
  const sorting = useMemo((): Sorting | null => {
    const column = columns.findIndex(({ key }) => key === requested?.key)
    return requested && column >= 0 ? { column, isDown: requested.isDown } : null
  }, [columns, requested])
  const sorted = useMemo(() => sortedRows({ columns, rows }, sorting, language), [columns, rows, sorting, language])
  const { isPrinting } = usePrinting()
  const { frame, wrap } = useTableRoom(isPrinting ? undefined : onRoom)
  const heads = columns.map((_, index) => index).filter(hasHead)
  const parts = isPrinting
    ? paperColumns(
        heads.map((index) => getRoom(columns[index])),
        lead,
      ).map((part) => part.map((place) => heads[place]))
    : [heads]
  return (
    <div className={styles.frame} ref={frame}>
      <TableFrame className={styles.wrap} label={label} ref={wrap}>
        {parts.map((part) => (
          <table className={table.table} key={part.join(' ')}>
            <thead className={table.head}>
              <tr>
                {columns.map(
                  (column, index) =>
                    part.includes(index) && (
                      <ChartTableHead
                        column={column}
                        isFirst={index === 0}
                        key={column.key}
                        label={getLabel(column)}
                        sorted={sorting?.column === index ? sorting : null}
                        onSort={() =>
                          setRequested({ key: column.key, isDown: nextSorting(sorting, index, columns).isDown })
                        }
                      />
                    ),
                )}
              </tr>
            </thead>
            {children(sorted, (column) => part.includes(column))}
          </table>
        ))}
      </TableFrame>
      <div className={styles.tools}>
        {tools}
        <Button icon={Copy} kind="plain" onClick={() => void copy({ columns, rows: sorted })}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}

function getRoom(column: Column | undefined): ColumnRoom {
  if (column?.isLong) return 'sentence'
  return column?.kind === 'number' ? 'figure' : 'text'
}

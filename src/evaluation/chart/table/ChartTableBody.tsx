import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'
import styles from './ChartTable.module.css'
import type { Column, Table } from '#evaluation/types/table/toTable.ts'
import { isIntervalStart } from './interval.ts'
import { showCell, type TableCell } from '#evaluation/types/table/field.ts'

/** Texts up to this length are one line, so that their row is. */
const shortText = 28

/** The rows of a chart's table; shows 'no data' once in a row without answers. */
export function ChartTableBody({ columns, rows, isShown }: Table & { isShown: (column: number) => boolean }) {
  const { t } = useTranslation('charts')
  const firstFigure = columns.findIndex(({ kind }) => kind === 'number') + 1
  return (
    <tbody>
      {rows.map(({ cells, isSmall, isEmpty }, row) => (
        <tr className={classNames(table.row, isSmall && styles.small)} key={row}>
          {cells.map((cell, index) => {
            if (!isShown(index)) return null
            const column = columns[index]
            const isNumber = column?.kind === 'number'
            const text = isIntervalStart(column)
              ? intervalText(cell, cells[index + 1] ?? null, column)
              : showCell(cell, column)
            const Cell = index === 0 ? 'th' : 'td'
            return (
              <Cell
                className={classNames(
                  table.cell,
                  isNumber ? table.number : styles.text,
                  !isNumber && index > 0 && text.length <= shortText && styles.short,
                  column?.isLong && styles.long,
                  index === 0 && table.first,
                )}
                key={column?.key ?? index}
                scope={index === 0 ? 'row' : undefined}
                title={isNumber ? undefined : text}
              >
                <bdi>{isEmpty && index === firstFigure ? t('no-data') : text}</bdi>
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

/** 'von – bis' of an interval, which never breaks. */
function intervalText(low: TableCell, high: TableCell, column: Column | undefined): string {
  return low === null && high === null ? showCell(null) : `${showCell(low, column)} – ${showCell(high, column)}`
}

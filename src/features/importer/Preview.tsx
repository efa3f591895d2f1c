import { useTranslation } from 'react-i18next'
import styles from './Import.module.css'
import { acceptsWords, type ColumnLabels } from './columnLabels.ts'
import type { Problem } from '#features/importer/reading/rows.ts'
import type { Report } from '#features/importer/reading/validateFile.ts'
import { type Column, type Columns, isDated } from '#features/importer/reading/cells.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

/** The first ten rows as they will be sent; values with a problem, the refused ones too, as they are in the file. */
export function Preview({
  report: { preview, header },
  refused,
  columns,
  labels: { getLabel, getWord },
}: {
  report: Report
  refused: readonly Problem[]
  columns: Columns
  labels: ColumnLabels
}) {
  const { t } = useTranslation('import')
  const names = Object.keys(columns)
  const shown = (name: string, value: unknown) => {
    const column = columns[name]
    return (acceptsWords(column) ? getWord(name, value) : undefined) ?? toPlainText(column, value)
  }
  return (
    <TableFrame className={styles.preview} label={t('preview')}>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th scope="col" className={classNames(table.cell, table.number, styles.narrow)}>
              {t('row')}
            </th>
            {names.map((column) => (
              <th key={column} scope="col" className={table.cell}>
                <bdi>{getLabel(column)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ row, cells, values, problems, open = [] }) => (
            <tr key={row} className={table.row}>
              <th scope="row" className={classNames(table.cell, table.number, styles.narrow)}>
                {row}
              </th>
              {names.map((column) => {
                const isOfColumn = (one: Problem) => one.column === column || one.column === ''
                const isBad =
                  [...problems, ...open].some(isOfColumn) || refused.some((one) => one.row === row && isOfColumn(one))
                const text = isBad
                  ? (cells[header?.places.get(column) ?? -1] ?? shown(column, values[column]))
                  : shown(column, values[column])
                return (
                  <td key={column} className={classNames(table.cell, isBad && table.alert)}>
                    <bdi translate="no">{text || '-'}</bdi>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function toPlainText(column: Column | undefined, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  const isShownAsDate = isDated(column) && value !== undefined && value !== 'NA'
  return isShownAsDate ? showMoment(value, true) : toText(value)
}

import styles from '#features/importer/Import.module.css'
import type { Report } from '#features/importer/reading/dryRun.ts'
import { useImportWords } from '#features/importer/words.ts'
import { asText } from '#lib/text.ts'
import { classes } from '#ui/classes.ts'
import table from '#ui/table.module.css'

/** The first ten rows, as they will be sent; those with a problem as they stand in the file. */
export function Preview({ report: { preview, header }, columns, labelOf }: { report: Report; columns: readonly string[]; labelOf: (column: string) => string }) {
  const w = useImportWords()
  return (
    <div className={classes(table.wrap, styles.short)} tabIndex={0} role="region" aria-label={w('preview')}>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th scope="col" className={classes(table.cell, table.number)}>{w('row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.cell}><bdi>{labelOf(column)}</bdi></th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ row, cells, values, problems }) => (
            <tr key={row} className={table.row}>
              <th scope="row" className={classes(table.cell, table.number)}>{row}</th>
              {columns.map((column) => {
                const isBad = problems.some((problem) => problem.column === column || problem.column === '')
                const text = isBad ? cells[header?.places.get(column) ?? -1] : asText(values[column])
                return <td key={column} className={classes(table.cell, isBad && table.alert)}><bdi>{text || '–'}</bdi></td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

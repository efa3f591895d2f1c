import { useTranslation } from 'react-i18next'
import styles from './Import.module.css'
import type { ColumnLabels } from './columnLabels.ts'
import type { Columns } from '#features/importer/reading/cells.ts'
import type { Problem } from '#features/importer/reading/rows.ts'
import { useProblemMessage } from './useProblemMessage.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

const maxShown = 100

/** Rows with their errors and solutions. */
export function ProblemTable({
  title,
  problems,
  columns,
  labels,
  id,
}: {
  title: string
  problems: readonly Problem[]
  columns: Columns
  labels: ColumnLabels
  id?: string
}) {
  const { t } = useTranslation('import')
  const report = useProblemMessage(columns, labels)
  return (
    <>
      <h3 className={styles.subtitle} id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h3>
      <TableFrame className={styles.short} label={title}>
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              <th scope="col" className={classNames(table.cell, table.number, styles.narrow)}>
                {t('row')}
              </th>
              <th scope="col" className={table.cell}>
                {t('column')}
              </th>
              <th scope="col" className={table.cell}>
                {t('value')}
              </th>
              <th scope="col" className={table.cell}>
                {t('todo')}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, maxShown).map((problem) => (
              <tr key={`${problem.row} ${problem.column} ${report(problem)}`} className={table.row}>
                <th scope="row" className={classNames(table.cell, table.number, styles.narrow)}>
                  {problem.row}
                </th>
                <td className={table.cell}>
                  <bdi>{problem.column ? labels.getLabel(problem.column) : '-'}</bdi>
                </td>
                <td className={classNames(table.cell, styles.value)}>
                  <bdi translate="no">{problem.value || '-'}</bdi>
                </td>
                <td className={classNames(table.cell, styles.long)}>
                  <bdi>{report(problem)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {problems.length > maxShown && <p className={styles.muted}>{t('problems.first', { n: showNumber(maxShown) })}</p>}
    </>
  )
}

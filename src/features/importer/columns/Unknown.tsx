import { useTranslation } from 'react-i18next'
import styles from '#features/importer/Import.module.css'
import type { ColumnLabels } from '#features/importer/columnLabels.ts'
import type { Columns } from '#features/importer/reading/cells.ts'
import type { Finding, Report } from '#features/importer/reading/validateFile.ts'
import { noneKey, type Problem } from '#features/importer/reading/rows.ts'
import { useProblemMessage } from '#features/importer/useProblemMessage.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import table from '#ui/table.module.css'

/** How unknown values are resolved. */
export type Decision = { none: ReadonlySet<string>; leavesOut: boolean }

type Props = {
  report: Report
  columns: Columns
  labels: ColumnLabels
  decision: Decision
  disabled: boolean
  onDecision: (decision: Decision) => void
}

/** The unknown values of each column and how to resolve them: as no answer, or by leaving out the row. */
export function Unknown({ report: { unknown, open }, columns, labels, decision, disabled, onDecision }: Props) {
  const { t } = useTranslation('import')
  const report = useProblemMessage(columns, labels)
  const { getLabel } = labels
  const { none, leavesOut } = decision
  const lines = [...unknown.values()].flatMap(getLines)
  if (lines.length === 0) return null
  const take = (keys: readonly string[], isTaken: boolean) => {
    const next = new Set(none)
    for (const key of keys) {
      if (isTaken) next.add(key)
      else next.delete(key)
    }
    onDecision({ none: next, leavesOut })
  }
  return (
    <>
      <h3 className={styles.subtitle}>{t('unknown')}</h3>
      <p>{t('unknown.text')}</p>
      <TableFrame className={styles.short} label={t('unknown')}>
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              {[t('column'), t('value'), t('unknown.count'), t('unknown.none'), t('problem')].map((head) => (
                <th key={head} scope="col" className={table.cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ column, key, value, count, message }) => (
              <tr key={key} className={table.row}>
                <td className={table.cell}>
                  <bdi>{getLabel(column)}</bdi>
                </td>
                <td className={classNames(table.cell, styles.value)}>
                  <bdi>{value ?? t('unknown.others')}</bdi>
                </td>
                <td className={classNames(table.cell, table.number)}>{showNumber(count)}</td>
                <td className={table.cell}>
                  <CheckBox
                    label={t('unknown.one', { value: value ?? t('unknown.others'), column: getLabel(column) })}
                    hideLabel
                    checked={none.has(key) || none.has(noneKey(column))}
                    disabled={disabled || (value !== undefined && none.has(noneKey(column)))}
                    onChange={(isTaken) => take([key], isTaken)}
                  />
                </td>
                <td className={classNames(table.cell, styles.long)}>
                  {value !== undefined && message && report({ row: 0, column, value, message })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {open > 0 && (
        <div className={styles.actions}>
          <Button
            disabled={disabled}
            onClick={() =>
              take(
                lines.map(({ key }) => key),
                true,
              )
            }
          >
            {t('unknown.all')}
          </Button>
          <CheckBox
            label={t('unknown.leave', { count: open })}
            checked={leavesOut}
            disabled={disabled}
            onChange={(isLeft) => onDecision({ none, leavesOut: isLeft })}
          />
        </div>
      )}
    </>
  )
}

type Line = { column: string; key: string; count: number; value?: string; message?: Problem['message'] }

function getLines({ column, values, others }: Finding): Line[] {
  return [
    ...[...values].map(([value, { count, message }]) => ({
      column,
      key: noneKey(column, value),
      value,
      count,
      message,
    })),
    ...(others > 0 ? [{ column, key: noneKey(column), count: others }] : []),
  ]
}

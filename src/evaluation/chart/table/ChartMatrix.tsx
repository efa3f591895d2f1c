import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import table from '#ui/table.module.css'
import { ChartTableFrame } from './ChartTableFrame.tsx'
import styles from './ChartTable.module.css'
import { showCell } from '#evaluation/types/table/field.ts'
import { type Matrix, type MatrixFigure, toMatrix } from '#evaluation/types/table/toMatrix.ts'
import { comparatorN } from '#evaluation/types/words/comparators.ts'

type Props = {
  series: Series
  chart: Chart
  label: string
  /** Called with the number of pixels that it lacks in its tile, or has to spare if negative. */
  onRoom?: ((missing: number) => void) | undefined
}

/** A table of groups (rows) and items (columns): the mean with its n, and on demand the spread of answers. */
export function ChartMatrix({ series, chart, label, onRoom }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const [isSpread, setSpread] = useState(false)
  const matrix = useMemo(
    () => toMatrix({ series, chart, t, language }, isSpread),
    [series, chart, t, language, isSpread],
  )
  return (
    <ChartTableFrame
      columns={matrix.columns}
      // An item is sorted by its mean, the first of its columns.
      hasHead={(index) => index < matrix.breakdowns || (index - matrix.breakdowns) % matrix.perItem === 0}
      label={label}
      onRoom={onRoom}
      lead={Math.max(1, matrix.breakdowns)}
      rows={matrix.rows}
      tools={<CheckBox checked={isSpread} label={t('matrix.spread')} onChange={setSpread} />}
    >
      {(rows, isShown) => (
        <>
          <tbody>
            {rows.map(({ cells, figures, isEmpty }, row) => (
              <tr className={table.row} key={row}>
                {cells.slice(0, matrix.breakdowns).map((cell, index) => {
                  const Cell = index === 0 ? 'th' : 'td'
                  return (
                    <Cell
                      className={classNames(table.cell, styles.text, index === 0 && table.first)}
                      key={index}
                      scope={index === 0 ? 'row' : undefined}
                    >
                      <bdi translate="no">{cell}</bdi>
                    </Cell>
                  )
                })}
                {figures.map(
                  (figure, item) =>
                    isShown(matrix.breakdowns + item * matrix.perItem) && (
                      <td
                        className={classNames(table.cell, table.number, figure.isSmall && styles.small)}
                        translate="no"
                        key={item}
                      >
                        {isEmpty && item === 0 ? (
                          t('no-data')
                        ) : (
                          <Mean column={matrix} figure={figure} isSpread={isSpread} />
                        )}
                      </td>
                    ),
                )}
              </tr>
            ))}
          </tbody>
          <Benchmarks
            isShown={(item) => isShown(matrix.breakdowns + item * matrix.perItem)}
            isSpread={isSpread}
            matrix={matrix}
          />
        </>
      )}
    </ChartTableFrame>
  )
}

type MeanProps = { figure: MatrixFigure; column: Pick<Matrix, 'decimals' | 'isPercent'>; isSpread: boolean }

function Mean({ figure, column, isSpread }: MeanProps) {
  const { t } = useTranslation('charts')
  const { mean, n, sd, low, high, invalid, verdict } = figure
  // The figure is withheld, or nobody answered.
  if (typeof n === 'string') return <>{n}</>
  if (mean === null && !n) return <>-</>
  return (
    <div className={styles.figure}>
      <strong>{showCell(mean, column)}</strong>
      <small>{t('n-is', { n: showCell(n) })}</small>
      {isSpread && sd !== null && <small>{`${t('column.sd')} ${showCell(sd, column)}`}</small>}
      {isSpread && low !== null && high !== null && (
        <small>{`[${showCell(low, column)} – ${showCell(high, column)}]`}</small>
      )}
      {isSpread && typeof invalid === 'number' && invalid > 0 && (
        <small>{`${t('column.invalid')} ${showCell(invalid)}`}</small>
      )}
      {verdict !== '' && <small className={styles.verdict}>{verdict}</small>}
    </div>
  )
}

type BenchmarkProps = { matrix: Matrix; isSpread: boolean; isShown: (item: number) => boolean }

/** The means of the benchmarks, below the columns of their items. */
function Benchmarks({ matrix, isSpread, isShown }: BenchmarkProps) {
  const { benchmarks, breakdowns } = matrix
  const { t } = useTranslation('charts')
  if (benchmarks.length === 0) return null
  return (
    <tfoot>
      {benchmarks.map(({ name, comparator, figures }) => (
        <tr className={table.row} key={name}>
          <th
            className={classNames(table.cell, styles.text, table.first)}
            colSpan={Math.max(1, breakdowns)}
            scope="row"
          >
            <bdi>{name}</bdi>
          </th>
          {figures.map(
            (figure, item) =>
              isShown(item) && (
                <td className={classNames(table.cell, table.number)} translate="no" key={item}>
                  {figure && figure.mean !== null ? (
                    <div className={styles.figure}>
                      <span>{showCell(figure.mean, matrix)}</span>
                      {typeof figure.n === 'number' && <small>{comparatorN(comparator, figure.n, t)}</small>}
                      {isSpread && figure.sd !== null && (
                        <small>{`${t('column.sd')} ${showCell(figure.sd, matrix)}`}</small>
                      )}
                    </div>
                  ) : (
                    '-'
                  )}
                </td>
              ),
          )}
        </tr>
      ))}
    </tfoot>
  )
}

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { useLanguage } from '#ui/i18n.ts'
import { notify } from '#ui/notices.ts'
import table from '#ui/table.module.css'
import styles from './ChartTable.module.css'
import { ChartTableBody } from './ChartTableBody.tsx'
import { clipboardText } from '#evaluation/chart/files/csvOf.ts'
import { sheetOf } from '#evaluation/chart/files/sheetOf.ts'
import { type Sorting, sortedRows } from '#evaluation/chart/files/sortedRows.ts'
import { type Column, tableOf } from '#evaluation/types/table/tableOf.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'

type Props = { series: Series; chart: Chart; label: string }

/** More rows are drawn when they are asked for. */
const firstRows = 200

/** A chart's figures as a table: sorted by any column, copied as it is sorted. */
export function ChartTable({ series, chart, label }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [isWhole, setWhole] = useState(false)
  const whole = useMemo(() => tableOf({ series, chart, t, language }, true), [series, chart, t, language])
  const rows = useMemo(() => sortedRows(whole, sorting, language), [whole, sorting, language])
  const shown = isWhole ? rows : rows.slice(0, firstRows)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(clipboardText(sheetOf({ ...whole, rows }, [])))
      notify.success(t('copied'))
    } catch {
      notify.error(t('copy-failed'))
    }
  }
  const sort = (column: number) =>
    setSorting(
      sorting?.column === column
        ? { column, isDown: !sorting.isDown }
        : { column, isDown: whole.columns[column]?.kind === 'number' },
    )
  return (
    <div className={styles.frame}>
      <div aria-label={label} className={classNames(table.wrap, styles.wrap)} role="region" tabIndex={0}>
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              {whole.columns.map((column, index) => (
                <Head
                  column={column}
                  isFirst={index === 0}
                  key={column.key}
                  sorted={sorting?.column === index ? sorting : null}
                  onSort={() => sort(index)}
                />
              ))}
            </tr>
          </thead>
          <ChartTableBody columns={whole.columns} rows={shown} />
        </table>
      </div>
      <div className={styles.tools}>
        <Button icon={Copy} kind="plain" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {shown.length < rows.length && (
          <Button kind="plain" onClick={() => setWhole(true)}>
            {t('show-all', { n: showFigure(rows.length) })}
          </Button>
        )}
      </div>
    </div>
  )
}

function Head({
  column,
  isFirst,
  sorted,
  onSort,
}: {
  column: Column
  isFirst: boolean
  sorted: Sorting | null
  onSort: () => void
}) {
  const Arrow = sorted?.isDown ? ArrowDown : ArrowUp
  const direction = sorted?.isDown ? 'descending' : 'ascending'
  return (
    <th
      aria-sort={sorted ? direction : undefined}
      className={classNames(
        table.cell,
        column.kind === 'number' && table.number,
        isFirst && table.first,
        sorted && table.sorted,
      )}
      scope="col"
    >
      <button className={table.headButton} type="button" onClick={onSort}>
        <bdi>{column.label}</bdi>
        <Arrow aria-hidden="true" />
      </button>
    </th>
  )
}

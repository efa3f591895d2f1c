import Copy from 'lucide-react/icons/copy'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { useLanguage } from '#ui/i18n.ts'
import table from '#ui/table.module.css'
import styles from './ChartTable.module.css'
import { ChartTableBody } from './ChartTableBody.tsx'
import { ChartTableHead } from './ChartTableHead.tsx'
import { useCopy } from './useCopy.ts'
import { nextSorting, type Sorting, sortedRows } from '#evaluation/chart/files/sortedRows.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'
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

  const copy = useCopy()
  return (
    <div className={styles.frame}>
      <div aria-label={label} className={classNames(table.wrap, styles.wrap)} role="region" tabIndex={0}>
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              {whole.columns.map((column, index) => (
                <ChartTableHead
                  column={column}
                  isFirst={index === 0}
                  key={column.key}
                  sorted={sorting?.column === index ? sorting : null}
                  onSort={() => setSorting(nextSorting(sorting, index, whole.columns))}
                />
              ))}
            </tr>
          </thead>
          <ChartTableBody columns={whole.columns} rows={shown} />
        </table>
      </div>
      <div className={styles.tools}>
        <Button icon={Copy} kind="plain" onClick={() => void copy({ ...whole, rows })}>
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

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { ChartTableBody } from './ChartTableBody.tsx'
import { ChartTableFrame } from './ChartTableFrame.tsx'
import { isIntervalEnd, isIntervalStart } from './interval.ts'
import { type Column, toTable } from '#evaluation/types/table/toTable.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'

type Props = {
  series: Series
  chart: Chart
  label: string
  /** Called with the number of pixels that it lacks in its tile, or has to spare if negative. */
  onRoom?: ((missing: number) => void) | undefined
}

/** More rows are rendered on demand. */
const firstRows = 200

/** The figures of a chart as a table: sortable by any column, copied in its current order. */
export function ChartTable({ series, chart, label, onRoom }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  // Paper has no button to show the rest.
  const { isPrinting } = usePrinting()
  const { columns, rows } = useMemo(() => toTable({ series, chart, t, language }, true), [series, chart, t, language])
  return (
    <ChartTableFrame
      columns={columns}
      // One column for an interval; files and the clipboard have its ends in two.
      hasHead={(index) => !isIntervalEnd(columns[index])}
      getLabel={(column) => (isIntervalStart(column) ? t('column.interval') : column.label)}
      label={label}
      onRoom={onRoom}
      lead={countLeadColumns(columns)}
      rows={rows}
      tools={
        !isWhole &&
        rows.length > firstRows && (
          <Button kind="plain" onClick={() => setWhole(true)}>
            {t('show-all', { n: showFigure(rows.length) })}
          </Button>
        )
      }
    >
      {(sorted, isShown) => (
        <ChartTableBody
          columns={columns}
          isShown={isShown}
          rows={isWhole || isPrinting ? sorted : sorted.slice(0, firstRows)}
        />
      )}
    </ChartTableFrame>
  )
}

/** The columns before the first figure, without those that hold sentences. */
function countLeadColumns(columns: readonly Column[]): number {
  const first = columns.findIndex(({ kind, isLong }) => kind === 'number' || isLong)
  return Math.max(1, first)
}

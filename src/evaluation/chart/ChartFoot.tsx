import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './ChartFoot.module.css'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { meansElsewhere } from '#evaluation/types/option/grids/sharedLegend.ts'
import { benchmarkTexts, type FilterText, lastingBenchmarkTexts } from '#evaluation/types/words/head.ts'
import { answersText, getCaption, getFoldedNotes, getMethod, rowsText } from '#evaluation/types/words/notes.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Props = {
  series: Series
  chart: Chart
  data: ChartLayoutData | null
  hasGivenUp: boolean
  isFiltered: boolean
  filterText: FilterText
  /** The entries of its legend that only the legend of the page has. */
  elsewhere: HiddenSeries
}

/**
 * What the marks of a chart need to be read, in few lines; on demand, and on paper, its benchmarks, its comparisons as
 * sentences and how they were computed.
 */
export function ChartFoot({ series, chart, data, hasGivenUp, isFiltered, filterText, elsewhere }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const means = data ? meansElsewhere(data, elsewhere, t) : undefined
  const lasting = lastingBenchmarkTexts({ series, chart, t, language })
  const benchmarks = benchmarkTexts({ series, chart, t, language, filterText, isFiltered, means })
  const notes = [...lasting, ...getCaption(series, chart, data, t, language)]
  const rows = rowsText(series, t)
  const method = getMethod(series, chart, data, t, language)
  const words = [
    ...benchmarks.filter((text) => !lasting.includes(text)),
    ...getFoldedNotes(series, chart, data, t, language),
    ...method,
  ]
  const { isPrinting } = usePrinting()
  return (
    <footer className={styles.foot}>
      <p className={styles.line}>
        {[answersText(series, t), ...(words.length > 0 ? [] : rows)].join(' · ')}
        {!series.complete && ` · ${t('partial')}${labelSeparator()}${t(hasGivenUp ? 'gave-up.text' : 'partial.text')}`}
      </p>
      {notes.length > 0 && <Notes lines={notes} />}
      {words.length > 0 && (
        <details className={styles.method} open={isPrinting || undefined}>
          <summary>
            {series.comparisons > 0 && chart.viewSettings.benchmark
              ? t('method.comparisons', { count: series.comparisons })
              : t(method.length > 0 ? 'method' : 'method.words')}
          </summary>
          <Notes lines={[...rows, ...words]} />
        </details>
      )}
    </footer>
  )
}

/** Notes as one paragraph: a dot is between two that are not sentences. */
function Notes({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li className={line.endsWith('.') ? styles.sentence : undefined} key={line}>
          {line}
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './ChartFoot.module.css'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { meansElsewhere } from '#evaluation/types/option/grids/sharedLegend.ts'
import { benchmarkNotes, type FilterText } from '#evaluation/types/words/head.ts'
import {
  answersText,
  getCaption,
  getFoldedNotes,
  getFootnotes,
  getMethod,
  rowsText,
} from '#evaluation/types/words/notes.ts'
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
  /** How its figures were computed is elsewhere on the paper. */
  isMethodElsewhere: boolean
}

/**
 * What the marks of a chart need to be read, in few lines; on demand its benchmarks, its comparisons as sentences and how
 * they were computed. On paper all of it is one text, which refers to the end of the page for how it was computed.
 */
export function ChartFoot({ series, chart, data, hasGivenUp, isFiltered, isMethodElsewhere, ...words }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const means = data ? meansElsewhere(data, words.elsewhere, t) : undefined
  const { filterText } = words
  const benchmarks = benchmarkNotes({ series, chart, t, language, filterText, isFiltered, means })
  const lasting = benchmarks.filter(({ isLasting }) => isLasting).map(({ text }) => text)
  const others = benchmarks.filter(({ isLasting }) => !isLasting).map(({ text }) => text)
  const rows = rowsText(series, t)
  const method = getMethod(series, chart, data, t, language)
  const { isPrinting } = usePrinting()
  const partial = series.complete
    ? ''
    : ` · ${t('partial')}${labelSeparator()}${t(hasGivenUp ? 'gave-up.text' : 'partial.text')}`
  if (isMethodElsewhere) {
    const footnotes = getFootnotes(series, chart, data, t, language)
    const reference = method.length > 0 ? [t('method.at-end')] : []
    return (
      <footer className={styles.foot}>
        <p className={styles.line}>{[answersText(series, t), ...rows].join(' · ') + partial}</p>
        <Notes lines={[...lasting, ...footnotes, ...others, ...reference]} />
      </footer>
    )
  }
  const notes = [...lasting, ...getCaption(series, chart, data, t, language)]
  const folded = [...others, ...getFoldedNotes(series, chart, data, t, language), ...method]
  return (
    <footer className={styles.foot}>
      <p className={styles.line}>
        {[answersText(series, t), ...(folded.length > 0 ? [] : rows)].join(' · ') + partial}
      </p>
      {notes.length > 0 && <Notes lines={notes} />}
      {folded.length > 0 && (
        <details className={styles.method} open={isPrinting || undefined}>
          <summary>
            {series.comparisons > 0 && chart.viewSettings.benchmark
              ? t('method.comparisons', { count: series.comparisons })
              : t(method.length > 0 ? 'method' : 'method.words')}
          </summary>
          <Notes lines={[...rows, ...folded]} />
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

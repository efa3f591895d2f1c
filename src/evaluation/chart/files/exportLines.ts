import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { showMoment } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { methodText } from '#evaluation/types/words/tip.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import { type FilterText, comparisonTexts, keyTitle, verdictKey } from '#evaluation/types/words/head.ts'
import { countsText, getChartNotes } from '#evaluation/types/words/notes.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { headLines } from './headLines.ts'

export type ExportInput = {
  series: Series
  chart: Chart
  filters: string[]
  /** The texts of the filters of benchmarks. */
  filterText: FilterText
  /** The provenance of the figures; null outside of an evaluation. */
  provenance: Provenance | null
  t: TFunction<'charts'>
  language: Language
  /** When the rows were read. */
  at: Date
  /** When the file is made. */
  now: Date
}

/** The lines in every saved chart: title, provenance and method above, footnotes below. */
export function exportLines(input: ExportInput): { head: string[]; foot: string[] } {
  const { series, chart, filters, filterText, t, language, at } = input
  const { head, made } = headLines(input)
  const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
  const key = verdictKey(series, data, t).map(({ sign, text }) => [sign, text].filter(Boolean).join(' '))
  return {
    head: [
      ...head,
      `${countsText(series, t)} · ${t(series.complete ? 'stamp.whole' : 'partial')}`,
      `${t('stamp.method')}${labelSeparator()}${methodText({ data, t })}`,
      t('date', { date: showMoment(at, true) }),
      made,
      ...(key.length > 0 ? [`${keyTitle(series, data, t)}${labelSeparator()}${key.join(' · ')}`] : []),
      ...comparisonTexts({ series, chart, data, t, language, filterText, isFiltered: filters.length > 0 }),
    ],
    foot: getChartNotes(series, chart, data, t, language),
  }
}

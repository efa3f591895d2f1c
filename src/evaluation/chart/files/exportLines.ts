import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
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
  const { t, at } = input
  const { head, made } = headLines(input)
  const { counts, method, marks, foot } = figureLines(input)
  return { head: [...head, counts, method, t('date', { date: showMoment(at, true) }), made, ...marks], foot }
}

/** The lines of a chart on a page that names evaluation, institutions, period and day once, at its top. */
export function linesOnPage(input: ExportInput): { head: string[]; foot: string[] } {
  const { chart, filters, t, language } = input
  const { title, subtitle } = chartTitle(chart, language, t)
  const { counts, method, marks, foot } = figureLines(input)
  return {
    head: [
      title,
      ...(subtitle === '' ? [] : [subtitle]),
      ...(filters.length > 0 ? [t('filters', { filters: filters.join('; ') })] : []),
      ...marks,
    ],
    foot: [...foot, `${counts} · ${method}`],
  }
}

/** What its figures rest on and what its marks mean. */
function figureLines({ series, chart, filters, filterText, t, language }: ExportInput) {
  const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
  const key = verdictKey(series, data, t).map(({ sign, text }) => [sign, text].filter(Boolean).join(' '))
  return {
    counts: `${countsText(series, t)} · ${t(series.complete ? 'stamp.whole' : 'partial')}`,
    method: `${t('stamp.method')}${labelSeparator()}${methodText({ data, t })}`,
    marks: [
      ...(key.length > 0 ? [`${keyTitle(series, data, t)}${labelSeparator()}${key.join(' · ')}`] : []),
      ...comparisonTexts({ series, chart, data, t, language, filterText, isFiltered: filters.length > 0 }),
    ],
    foot: getChartNotes(series, chart, data, t, language),
  }
}

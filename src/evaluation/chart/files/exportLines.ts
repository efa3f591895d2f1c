import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { showMoment } from '#lib/dates.ts'
import type { Language } from '#lib/languages.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { type FilterText, headTexts, verdictKey } from '#evaluation/types/words/head.ts'
import { countsText, notesOf } from '#evaluation/types/words/notes.ts'

export type ExportInput = {
  series: Series
  chart: Chart
  filters: string[]
  /** How filters of benchmarks are told. */
  filterText: FilterText
  t: TFunction<'charts'>
  language: Language
  /** When the rows were read. */ at: Date
}

/** What every saved chart says about itself: title, filters, n and date above, footnotes below. */
export function exportLines({ series, chart, filters, filterText, t, language, at }: ExportInput): {
  head: string[]
  foot: string[]
} {
  const { title, subtitle } = chartTitle(chart, language, t)
  const n = countsText(series, t)
  const data = layoutDataOf({ series, chart, language, t, theme: 'light', palette: 'default' })
  const key = verdictKey(series, data, t).map(({ sign, text }) => [sign, text].filter(Boolean).join(' '))
  return {
    head: [
      title,
      ...(subtitle === '' ? [] : [subtitle]),
      ...(filters.length > 0 ? [t('filters', { filters: filters.join('; ') })] : []),
      n,
      t('date', { date: showMoment(at) }),
      ...(key.length > 0 ? [`${t('key')}: ${key.join(' · ')}`] : []),
      ...headTexts({ series, chart, data, t, language, filterText, isFiltered: filters.length > 0 }),
    ],
    foot: notesOf(series, chart, data, t, language),
  }
}

import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { showMoment } from '#lib/dates.ts'
import type { Language } from '#lib/languages.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { countsText, notesOf } from '#evaluation/types/words/notes.ts'

export type ExportInput = {
  series: Series
  chart: Chart
  filters: string[]
  t: TFunction<'charts'>
  language: Language
  /** When the rows were read. */ at: Date
}

/** What every saved chart says about itself: title, filters, n and date above, footnotes below. */
export function exportLines({ series, chart, filters, t, language, at }: ExportInput): {
  head: string[]
  foot: string[]
} {
  const { title, subtitle } = chartTitle(chart, language, t)
  const n = countsText(series, t)
  const plan = layoutDataOf({ series, chart, language, t, theme: 'light', palette: 'default' })
  return {
    head: [
      title,
      ...(subtitle === '' ? [] : [subtitle]),
      ...(filters.length > 0 ? [t('filters', { filters: filters.join('; ') })] : []),
      n,
      t('date', { date: showMoment(at) }),
    ],
    foot: notesOf(series, chart, plan, t, language),
  }
}

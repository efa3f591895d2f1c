import type { TFunction } from 'i18next'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { showMoment } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type HeadInput = {
  chart: Chart
  provenance: Provenance | null
  filters: readonly string[]
  t: TFunction<'charts'>
  language: Language
  now: Date
}

/** How every file of a chart begins (title, provenance, filters), and its line that says when it was made and by whom. */
export function headLines({ chart, provenance, filters, t, language, now }: HeadInput): {
  head: string[]
  made: string
} {
  const { title, subtitle } = chartTitle(chart, language, t)
  const by = [showMoment(now, true), provenance?.who, provenance?.provider].filter(Boolean)
  return {
    head: [
      title,
      ...(subtitle === '' ? [] : [subtitle]),
      ...(provenance
        ? (['evaluation', 'institutions', 'measures', 'period'] as const).map(
            (name) => `${t(`stamp.${name}`)}${labelSeparator()}${provenance[name]}`,
          )
        : []),
      t('filters', { filters: filters.length > 0 ? filters.join('; ') : t('stamp.no-filters') }),
    ],
    made: `${t('stamp.made')}${labelSeparator()}${by.join(', ')}`,
  }
}

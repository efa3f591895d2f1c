import type { TFunction } from 'i18next'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Language } from '#lib/languages.ts'
import { textOf } from './chartWords.ts'

/** Title and subtitle in the language on screen; a chart without a title is called by its type. */
export function chartTitle(chart: Chart, language: Language, t: TFunction<'charts'>): { title: string; subtitle: string } {
  const title = textOf({ de: chart.title, fr: chart.title_fr, it: chart.title_it }, language)
  const subtitle = textOf({ de: chart.subtitle, fr: chart.subtitle_fr, it: chart.subtitle_it }, language)
  return { title: title === '' ? t(`type.${chart.type}`) : title, subtitle }
}

import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import type { Theme } from '#evaluation/types/colors/theme.ts'

/** The input of a layout; the texts of the backend are in `language`. */
export type LayoutInput = {
  series: Series
  chart: Chart
  language: Language
  t: TFunction<'charts'>
  theme: Theme
  colors: string[]
}

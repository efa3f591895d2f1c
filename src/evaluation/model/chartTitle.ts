import type { TFunction } from 'i18next'
import type { Chart } from './chart.ts'
import { getLocalizedKey, inEachLanguage, type Language } from '#lib/languages.ts'
import { getText } from './words.ts'

/** Title and subtitle in the current language; a chart without a title has the name of its type. */
export function chartTitle(
  chart: Chart,
  language: Language,
  t: TFunction<'charts'>,
): { title: string; subtitle: string } {
  const title = getText(
    inEachLanguage((one) => chart[getLocalizedKey('title', one)]),
    language,
  )
  const subtitle = getText(
    inEachLanguage((one) => chart[getLocalizedKey('subtitle', one)]),
    language,
  )
  return { title: title === '' ? t(`type.${chart.type}`) : title, subtitle }
}

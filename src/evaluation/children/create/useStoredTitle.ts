import { useTranslation } from 'react-i18next'
import { type Fields, toText, toTexts } from '#evaluation/model/parse.ts'
import { typeNamed } from '#evaluation/types/definition/chartTypes.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The title of a stored chart in the current language; without a title its type, with an unknown type its name. */
export function useStoredTitle(): (chart: Fields) => string {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  return (chart) => {
    const titles = toTexts(chart, 'title')
    const type = typeNamed(chart['type'])
    return titles[language].trim() || titles.de.trim() || (type ? t(`type.${type}`) : toText(chart['i']))
  }
}

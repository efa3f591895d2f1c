import { useTranslation } from 'react-i18next'
import { toText } from '#lib/text/text.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The types of the hospital typology of the Federal Statistical Office (`hospitals.json`). */
const types = [
  'K111',
  'K112',
  'K121',
  'K122',
  'K123',
  'K211',
  'K212',
  'K221',
  'K231',
  'K232',
  'K233',
  'K234',
  'K235',
] as const

/** How a type of the federal statistics is written: servers have it in German only. */
export function useBfsTypeText(): (value: unknown, text: unknown) => string {
  const { t } = useTranslation('hospitals')
  const language = useLanguage()
  return (value, text) => {
    const known = language === 'de' ? undefined : types.find((type) => type === value)
    return known ? t(`bfs.${known}`) : toText(text)
  }
}

import type { Row } from '#api/rows/page.ts'
import type { CellProps, FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { textSchema } from './schemas.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

type TextOptions = { maxLength?: number; long?: boolean }
type Translated<Suffix extends '' | '_de'> = FieldOf<
  'translated',
  string,
  TextOptions & { suffix: Suffix },
  Suffix | `_${Exclude<Language, 'de'>}`
>
type TranslatedField = Translated<''> | Translated<'_de'>

/** A text in three languages: base, base_fr, base_it. */
export const translated = (options: TextOptions & FieldOptions = {}): Translated<''> => ({
  kind: 'translated',
  suffix: '',
  ...options,
})

/** A text in three languages whose German also has a suffix: base_de, base_fr, base_it. */
export const translatedDe = (options: TextOptions & FieldOptions = {}): Translated<'_de'> => ({
  kind: 'translated',
  suffix: '_de',
  ...options,
})

export const translatedType: FieldType<TranslatedField> = {
  keys: (name, { suffix }) => [`${name}${suffix}`, `${name}_fr`, `${name}_it`],
  format: toText,
  getText: (row, name, { suffix }, language) => translation(row, name, suffix, language).text,
  Cell: TranslatedCell,
  holds: 'prose',
  // A row without a text in this language shows the German one, and is sorted by it.
  orderedBy: (name, { suffix }, language) => [
    ...(language === 'de' ? [] : [`${name}_${language}`]),
    `${name}${suffix}`,
  ],
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx') },
  widget: () => import('#engine/fields/widgets/TranslatedWidget.tsx'),
  schema: ({ maxLength, long }) => textSchema(maxLength, long ? cleanText : cleanLine),
  clean: (value, { long }) => (long ? cleanText(value) : cleanLine(value)),
}

/** The text of a translated field in a language; German where that is missing, and whether it is. */
export function translation(
  row: Row,
  name: string,
  suffix: '' | '_de',
  language: Language,
): { text: string; isGerman: boolean } {
  const german = getAtPath(row, `${name}${suffix}`)
  const own = language === 'de' ? german : getAtPath(row, `${name}_${language}`)
  const text = toText(own) || toText(german)
  return { text: text || '-', isGerman: language === 'de' || !own }
}

function TranslatedCell({ row, name, field }: CellProps<TranslatedField>) {
  const language = useLanguage()
  const { text, isGerman } = translation(row, name, field.suffix, language)
  return (
    <bdi translate="no" lang={isGerman ? 'de' : language}>
      {text}
    </bdi>
  )
}

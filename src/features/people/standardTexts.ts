import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { inEachLanguage, type Language } from '#lib/languages.ts'
import { textInEachLanguage } from '#ui/i18n/textInEachLanguage.ts'

export type StandardTexts = Readonly<Record<Language, string>>

/** The default text of an invitation in each language: the invited person may use another language than the viewer. */
export async function standardTexts(): Promise<StandardTexts> {
  const texts = await textInEachLanguage('mail', ['invitation.text'])
  return inEachLanguage((language) => texts[language].join(''))
}

/** The same as a hook; undefined until they are loaded. */
export function useStandardTexts(): StandardTexts | undefined {
  return useQuery({
    queryKey: queryKeys.early('standard texts'),
    queryFn: standardTexts,
    meta: { isShownInPlace: true },
    staleTime: 'static',
  }).data
}

/** Whether a text is the portal's own default. */
export function isStandardText(text: string, standard: StandardTexts): boolean {
  return text === '' || Object.values(standard).includes(text)
}

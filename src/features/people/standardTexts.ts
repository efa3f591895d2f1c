import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { inEachLanguage, type Language, languages } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'

export type StandardTexts = Readonly<Record<Language, string>>

/** What an invitation says of itself, in each language: the portal may be read in another one than whoever is invited reads. */
export async function standardTexts(): Promise<StandardTexts> {
  await i18next.reloadResources([...languages], ['invitation'])
  return inEachLanguage((language) => asText(i18next.getResource(language, 'invitation', 'text')))
}

/** The same in a component; undefined until they are there. */
export function useStandardTexts(): StandardTexts | undefined {
  const [texts, setTexts] = useState<StandardTexts>()
  useEffect(() => {
    standardTexts().then(setTexts, () => undefined)
  }, [])
  return texts
}

/** Whether a text is what the portal put there itself. */
export function isStandardText(text: string, standard: StandardTexts): boolean {
  return text === '' || Object.values(standard).includes(text)
}

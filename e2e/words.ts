import { readdirSync, readFileSync } from 'node:fs'

type Language = 'de' | 'fr' | 'it'

/** The translations of the shell and of the public pages. */
export function getWords(language: Language): (key: string) => string {
  const words = { ...read(language, 'portal'), ...read(language, 'authPages') }
  return (key) => {
    const text = words[key]
    if (text === undefined) throw new Error(`there is no word ${key}`)
    return text
  }
}

/** Every translation key: none may ever be visible on a page. */
export const allKeys = readdirSync('locales/de').flatMap((file) =>
  Object.keys(read('de', file.replace('.json', ''))).filter((key) => key.includes('.')),
)

/** The translations of a key in any language. */
export function said(key: string): RegExp {
  const texts = (['de', 'fr', 'it'] as const).map((language) =>
    (read(language, 'portal')[key] ?? '')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.*'),
  )
  return new RegExp(`^(${texts.join('|')})$`)
}

function read(language: Language, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')) as Record<string, string>
}

import { readdirSync, readFileSync } from 'node:fs'

type Language = 'de' | 'fr' | 'it'

/** The words of the shell and of the public pages. */
export function getWords(language: Language): (key: string) => string {
  const words = { ...read(language, 'portal'), ...read(language, 'authPages') }
  return (key) => {
    const text = words[key]
    if (text === undefined) throw new Error(`there is no word ${key}`)
    return text
  }
}

/** Every key there is: none of them may ever be read on a page. */
export const allKeys = readdirSync('locales/de').flatMap((file) =>
  Object.keys(read('de', file.replace('.json', ''))).filter((key) => key.includes('.')),
)

/** What the portal says for a key in any of its languages, for people whose own language is not German. */
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

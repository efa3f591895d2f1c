import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function words(language: string): Record<string, string> {
  return Object.assign({}, ...['portal', 'actions', 'home'].map((file) => getWords(language, file)))
}
function getWords(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'))
}
const [german, french, italian] = ['de', 'fr', 'it'].map(words)

test.each([
  'wrongPassword',
  'userExists',
  'email-exists',
  'invitation-tag-missing',
  'no-app-access-found',
  'no-access',
  'page-not-found',
  'login-failed',
  'login-2fa-error',
  'errorExpired',
])('%s is said in words of its own in each language [ERR-17, ERR-18, D-56]', (key) => {
  const texts = [german?.[key], french?.[key], italian?.[key]]
  expect(texts.every((text) => text !== undefined && text.length > 8 && text !== key)).toBe(true)
  expect(new Set(texts).size).toBe(3)
})

test('nothing is written in Swiss German that Switzerland does not write', () => {
  expect(Object.entries(german ?? {}).filter(([, text]) => text.includes('ß'))).toEqual([])
})

const frenchFiles = readdirSync('locales/fr').map((file) => file.replace('.json', ''))
test.each(frenchFiles)('the French of %s has a narrow space that does not break at its signs', (file) => {
  const texts = Object.entries(getWords('fr', file))
  expect(texts.filter(([, text]) => /[ \u00A0][:;!?»]|«[ \u00A0]|\p{L}[;!?»]|«\p{L}/u.test(text))).toEqual([])
})

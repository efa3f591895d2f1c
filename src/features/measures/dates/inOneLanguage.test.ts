import { expect, test } from 'vitest'
import { inOneLanguage } from './inOneLanguage.ts'

test.each([
  ['Daten · Données · Dati', 'de', 'Daten'],
  ['Daten · Données · Dati', 'it', 'Dati'],
  ['Infoanlass / Séance d’info / Incontro', 'fr', 'Séance d’info'],
] as const)('a name in three languages has one of them: %s in %s', (name, language, text) => {
  expect(inOneLanguage(name, language)).toBe(text)
})

test.each(['Daten', 'Daten · Données', 'SOMA/REHA/PSY', 'Welle 1 · Welle 2 · Welle 3', ' ·  · ', 'A · B · C · D'])(
  'any other name remains whole: %s',
  (name) => {
    expect(inOneLanguage(name, 'fr')).toBe(name)
  },
)

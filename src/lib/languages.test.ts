import { expect, test } from 'vitest'
import { getCode, getLanguage, languages } from './languages.ts'

test('the backend numbers German 1, French 2 and Italian 3 [I18N-02]', () => {
  expect((['de', 'fr', 'it'] as const).map(getCode)).toEqual([1, 2, 3])
  expect(new Set(languages.map(getCode)).size).toBe(languages.length)
  expect([1, 2, 3].map(getLanguage)).toEqual(['de', 'fr', 'it'])
})

test.each([0, 4, -1, 1.5, null, undefined, 'fr', Number.NaN])(
  'falls back to German for the unknown language %s [L02]',
  (code) => {
    expect(getLanguage(code)).toBe('de')
  },
)

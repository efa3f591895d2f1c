import { expect, test } from 'vitest'
import { codeOf, languageOf, languages } from './languages.ts'

test('the backend numbers German 1, French 2 and Italian 3 [I18N-02]', () => {
  expect((['de', 'fr', 'it'] as const).map(codeOf)).toEqual([1, 2, 3])
  expect(new Set(languages.map(codeOf)).size).toBe(languages.length)
  expect([1, 2, 3].map(languageOf)).toEqual(['de', 'fr', 'it'])
})

test.each([0, 4, -1, 1.5, null, undefined, 'fr', Number.NaN])(
  '%s is no language of the backend: German [L02]',
  (code) => {
    expect(languageOf(code)).toBe('de')
  },
)

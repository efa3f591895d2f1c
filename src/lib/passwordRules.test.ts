import { expect, test } from 'vitest'
import { isStrong, passwordRules } from './passwordRules.ts'

test.each([
  ['Aa1!Aa1!Aa1', ['length']],
  ['aa1!aa1!aa1!', ['upper']],
  ['AA1!AA1!AA1!', ['lower']],
  ['Aa11Aa11Aa11', ['special']],
  ['Aa!!Aa!!Aa!!', ['number']],
  ['Aa1 Aa1 Aa1 ', ['special']],
  ['', ['length', 'upper', 'lower', 'special', 'number']],
  ['😀😀😀😀😀😀Aa1', ['length']],
  ['Äö1!Äö1!Äö1!', []],
  ['Aa1😀Aa1😀Aa1😀', []],
])('%j misses %j [AUTH-37] [AUTH-38] [AUTH-39] [AUTH-40] [AUTH-41]', (password, missing) => {
  expect(passwordRules.filter(([, holds]) => !holds(password)).map(([name]) => name)).toEqual(missing)
  expect(isStrong(password)).toBe(missing.length === 0)
})

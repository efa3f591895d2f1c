import { expect, test } from 'vitest'
import { isStrong, passwordRules } from './passwordRules.ts'

test.each([
  ['Aa1!Aa1!Aa1', ['length'], 'AUTH-37'],
  ['😀😀😀😀😀😀Aa1', ['length'], 'AUTH-37'],
  ['aa1!aa1!aa1!', ['upper'], 'AUTH-38'],
  ['AA1!AA1!AA1!', ['lower'], 'AUTH-39'],
  ['Aa11Aa11Aa11', ['special'], 'AUTH-40'],
  ['Aa1 Aa1 Aa1 ', ['special'], 'AUTH-40'],
  ['Aa!!Aa!!Aa!!', ['number'], 'AUTH-41'],
  ['', ['length', 'upper', 'lower', 'special', 'number'], 'AUTH-37'],
  ['Äö1!Äö1!Äö1!', [], 'AUTH-38'],
  ['Aa1😀Aa1😀Aa1😀', [], 'AUTH-40'],
])('%j misses %j [%s]', (password, missing) => {
  expect(passwordRules.filter(([, holds]) => !holds(password)).map(([name]) => name)).toEqual(missing)
  expect(isStrong(password)).toBe(missing.length === 0)
})

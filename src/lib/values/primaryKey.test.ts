import { expect, test } from 'vitest'
import { primaryKey } from './primaryKey.ts'

test.each([
  ['1', 1],
  ['91', 91],
  ['9007199254740991', 9007199254740991],
  ['+', '+'],
  ['%2B', '+'],
  ['%2b', '+'],
])('accepts %s as a key [I01] [D-78]', (text, key) => {
  expect(primaryKey(text)).toBe(key)
})

test.each([
  '',
  'abc',
  '-1',
  '0',
  '01',
  '1e3',
  '1.5',
  '1/../2',
  '%00',
  '\u0000',
  '9007199254740992',
  '99999999999999999',
  ' 1',
  '1 ',
  '++',
  '١',
  'NaN',
  'undefined',
  undefined,
])('rejects %j as a key [I01]', (text) => {
  expect(primaryKey(text)).toBeNull()
})

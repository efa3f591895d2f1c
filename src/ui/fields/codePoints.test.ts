// @vitest-environment node
import { expect, test } from 'vitest'
import { getLength, withinMax } from './codePoints.ts'

test('an emoji counts as one character [I07]', () => {
  expect(getLength('a😀é')).toBe(3)
  expect(getLength('\ud83d')).toBe(1)
})

test.each([
  ['abc', 'abcdef', 5, 'abcde'],
  ['Hello World', 'Hello big World', 13, 'Hello biWorld'],
  ['', '😀😀😀', 2, '😀😀'],
  ['too long', 'too lon', 3, 'too lon'],
  ['too long', 'too longer', 3, 'too long'],
  ['aaaa', 'aaaaaa', 5, 'aaaaa'],
])('an insertion into %j that gives %j is cut to %i characters [I08]', (before, after, max, expected) => {
  expect(withinMax(before, after, max)).toBe(expected)
})

test('cuts a megabyte like any text [I08]', () => {
  expect(withinMax('', 'x'.repeat(1_000_000), 70)).toBe('x'.repeat(70))
})

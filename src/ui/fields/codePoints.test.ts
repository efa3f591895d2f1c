// @vitest-environment node
import { expect, test } from 'vitest'
import { getLength, withinMax } from './codePoints.ts'

test('an emoji counts as one sign [I07]', () => {
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
])('an insertion into %j that gives %j is cut to %i signs [I08]', (before, after, max, expected) => {
  expect(withinMax(before, after, max)).toBe(expected)
})

test('a megabyte is cut in less than a tenth of a second [I08]', () => {
  const text = 'x'.repeat(1_000_000)
  // The fastest of five: what else the machine does is not what is tested.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    expect(withinMax('', text, 70)).toHaveLength(70)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(100)
})

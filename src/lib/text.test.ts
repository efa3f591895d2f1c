import { expect, test } from 'vitest'
import { asText, signs } from './text.ts'

test.each([
  [null, ''],
  [undefined, ''],
  ['a', 'a'],
  [0, '0'],
  [false, 'false'],
  [{ a: 1 }, '{"a":1}'],
  [[1, 2], '[1,2]'],
])('%j reads %j', (value, text) => expect(asText(value)).toBe(text))

test('a sign beyond the first plane counts once', () => expect(signs('😀ä')).toBe(2))

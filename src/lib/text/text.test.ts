import { expect, test } from 'vitest'
import { toText, isRightToLeft, characterCount, joined } from './text.ts'

test.each([
  [null, ''],
  [undefined, ''],
  ['a', 'a'],
  [0, '0'],
  [false, 'false'],
  [{ a: 1 }, '{"a":1}'],
  [[1, 2], '[1,2]'],
])('formats %j as %j', (value, text) => expect(toText(value)).toBe(text))

test('counts a character beyond the first plane once', () => expect(characterCount('😀ä')).toBe(2))

test.each([
  ['Spital Zürich – Hôpital «Ñ» 12', false],
  ['בית חולים', true],
  ['Klinik مستشفى', true],
  ['Klinik \u202Eknilk', true],
])('%j runs from right to left: %s', (text, isSo) => expect(isRightToLeft(text)).toBe(isSo))

test.each([
  [['Puls 1', 'Puls 2', null, ''], 'Puls 1, Puls 2'],
  ['Puls 1', 'Puls 1'],
  [[], ''],
  [[2025, ['A', 'B']], '2025, A, B'],
])('formats %j in one text as %j', (value, text) => expect(joined(value)).toBe(text))

import { expect, test } from 'vitest'
import { isRowSent, isPersistedEqual } from './isPersistedEqual.ts'

test.each([
  ['a blank at the end', 'Max ', 'Max'],
  ['decomposed letters', 'Zu\u0308rich', 'Zürich'],
  ['null as an empty text', null, ''],
  ['only blanks', '  ', null],
  ['a moment in another zone', '2026-01-01T09:00:00Z', '2026-01-01T10:00:00+01:00'],
  ['a decimal number', 1.5, '1.50'],
  ['a relation by its number', 7, { id: 7, name: 'x' }],
  ['relations in another order', [3, 1], [{ id: 1 }, { id: 3 }]],
  ['an object with its keys in another order', { a: 1, b: ' x' }, { b: 'x', a: 1 }],
])('the stored value matches the sent one: %s [N05]', (_how, sent, stored) => {
  expect(isPersistedEqual(sent, stored)).toBe(true)
})

test.each([
  ['another text', 'Max', 'Maxi'],
  ['another number', 1.5, '1.51'],
  ['one relation less', [3, 1], [1]],
  ['another moment', '2026-01-01T09:00:00Z', '2026-01-01T09:00:00+01:00'],
  ['a telephone number', '0411', '411'],
  ['an empty value instead of a text', 'Max', ''],
])('%s does not match the sent value [N05]', (_how, sent, stored) => {
  expect(isPersistedEqual(sent, stored)).toBe(false)
})

test('a row is matched by the keys in the response [N05]', () => {
  expect(isRowSent({ name: 'A ', password: 'x' }, { id: 1, name: 'A' })).toBe(true)
  expect(isRowSent({ name: 'A', state: 2 }, { id: 1, name: 'A', state: 1 })).toBe(false)
  expect(isRowSent({ password: 'x', note: '' }, { id: 1, note: '' })).toBe(false)
})

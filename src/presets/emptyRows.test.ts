import { expect, test } from 'vitest'
import { withoutEmptyRows } from './emptyRows.ts'

test('does not send attributes without a name [RES-07]', () => {
  const named = { key: 'q1', name: 'Frage 1' }
  expect(withoutEmptyRows({ default_attributes: [named, { key: 'q2', name: ' ' }, { key: 'q3' }] })).toEqual({
    default_attributes: [named],
  })
})

test('does not send filters without key and value [RES-08]', () => {
  const rows = [
    { key: 'year', value: 2026 },
    { key: 'a', value: '' },
    { key: '', value: 'b' },
    { key: '', value: '' },
    {},
  ]
  expect(withoutEmptyRows({ filter: rows })).toEqual({ filter: rows.slice(0, 3) })
})

test('a value that is no list of rows stays as it is', () => {
  expect(withoutEmptyRows({ filter: { year: 2026 }, name: 'x' })).toEqual({ filter: { year: 2026 }, name: 'x' })
})

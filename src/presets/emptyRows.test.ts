import { expect, test } from 'vitest'
import { withoutEmptyRows } from './emptyRows.ts'

test('attributes without a name are not sent [RES-07]', () => {
  const named = { key: 'q1', name: 'Frage 1' }
  expect(withoutEmptyRows({ default_attributes: [named, { key: 'q2', name: ' ' }, { key: 'q3' }] })).toEqual({
    default_attributes: [named],
  })
})

test('filters without key and value are not sent, half filled ones are [RES-08]', () => {
  const rows = [
    { key: 'year', value: 2026 },
    { key: 'a', value: '' },
    { key: '', value: 'b' },
    { key: '', value: '' },
    {},
  ]
  expect(withoutEmptyRows({ filter: rows })).toEqual({ filter: rows.slice(0, 3) })
})

test('what is no list of rows stays as it is', () => {
  expect(withoutEmptyRows({ filter: { year: 2026 }, name: 'x' })).toEqual({ filter: { year: 2026 }, name: 'x' })
})

import { expect, test } from 'vitest'
import { createCopy } from './copy.ts'

test('a copy contains everything except server fields', () => {
  const row = {
    id: 5,
    name: 'A',
    creator: 'X',
    creator_id: 3,
    created: 'x',
    modified: 'y',
    is_active: true,
    charts: [{ i: 1 }],
  }
  expect(createCopy(row, { name: 'A (Kopie)' })).toEqual({ name: 'A (Kopie)', charts: [{ i: 1 }] })
})

import { expect, test } from 'vitest'
import { copyOf, withEnding } from '#shapes/copy.ts'

test('a copy holds everything but what the server sets itself', () => {
  const row = { id: 5, name: 'A', creator: 'X', creator_id: 3, created: 'x', modified: 'y', is_active: true, charts: [{ i: 1 }] }
  expect(copyOf(row, { name: 'A (Kopie)' })).toEqual({ name: 'A (Kopie)', charts: [{ i: 1 }] })
})

test('the ending always fits, the name gives way [D-59, RES-20, RES-21, EVAL-39]', () => {
  expect(withEnding('Messung', ' (Kopie)', 70)).toBe('Messung (Kopie)')
  expect(withEnding('x'.repeat(70), ' (Kopie)', 70)).toBe(`${'x'.repeat(62)} (Kopie)`)
  expect(withEnding(null, '_kopie', 50)).toBe('_kopie')
})

import { expect, test } from 'vitest'
import { withSuffix } from './withSuffix.ts'

test('shortens the name to fit the ending [D-59, RES-20, RES-21]', () => {
  expect(withSuffix('Messung', ' (Kopie)', 70)).toBe('Messung (Kopie)')
  expect(withSuffix('x'.repeat(70), ' (Kopie)', 70)).toBe(`${'x'.repeat(62)} (Kopie)`)
  expect(withSuffix(null, '_kopie', 50)).toBe('_kopie')
})

test('never splits a surrogate pair', () => {
  expect(withSuffix('ab😀', ' K', 5)).toBe('ab K')
})

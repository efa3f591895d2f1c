import { expect, test } from 'vitest'
import { withEnding } from './withEnding.ts'

test('the ending always fits, the name gives way [D-59, RES-20, RES-21]', () => {
  expect(withEnding('Messung', ' (Kopie)', 70)).toBe('Messung (Kopie)')
  expect(withEnding('x'.repeat(70), ' (Kopie)', 70)).toBe(`${'x'.repeat(62)} (Kopie)`)
  expect(withEnding(null, '_kopie', 50)).toBe('_kopie')
})

test('a sign of two halves is never cut in the middle', () => {
  expect(withEnding('ab😀', ' K', 5)).toBe('ab K')
})

import { expect, test } from 'vitest'
import { roundCell } from './field.ts'

const percent = { decimals: 0, isPercent: true }

test.each([
  [3.456_789, { decimals: 2 }, 3.46],
  [12_345.678, { decimals: 1 }, 12_345.7],
  [-0.456, { decimals: 1 }, -0.5],
  [44.444, percent, 44],
  [99.7, percent, '> 99'],
  [0.2, percent, '< 1'],
  [100, percent, 100],
  [0, percent, 0],
  [21, undefined, 21],
  [null, percent, null],
  ['weniger als 5', undefined, 'weniger als 5'],
])('the cell %j of a column %j has the digits that are shown', (cell, column, shown) => {
  expect(roundCell(cell, column)).toBe(shown)
})

import { expect, test } from 'vitest'
import { missingIn } from './missing.ts'

const hospitals = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('a hospital is missing that no declaration names, as a number or as an object', () => {
  expect(
    missingIn(
      hospitals,
      [
        { id: 9, hospital: 1 },
        { id: 8, hospital: { id: 3, name: 'C' } },
      ],
      'hospital',
    ).map(({ id }) => id),
  ).toEqual([2])
  expect(missingIn(hospitals, [], 'hospital')).toHaveLength(3)
})

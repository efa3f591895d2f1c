import { testRow } from '#api/testRow.ts'
import { expect, test } from 'vitest'
import { missingByMeasure, findMissing } from './missing.ts'

const hospitals = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('a hospital without a declaration is missing', () => {
  expect(
    findMissing(
      hospitals,
      [testRow({ id: 9, hospital: 1 }), testRow({ id: 8, hospital: { id: 3, name: 'C' } })],
      'hospital',
    ).map(({ id }) => id),
  ).toEqual([2])
  expect(findMissing(hospitals, [], 'hospital')).toHaveLength(3)
})

test('a measure misses participants without a declaration for it', () => {
  const keys = { hospitalKey: 'hospital_id', measureKey: 'measure_id' }
  const hospitals = [
    { id: 1, measures_ids: [7, 8] },
    { id: 2, measures_ids: [{ id: 7 }] },
    { id: 3, measures_ids: [8] },
    { id: 4, measures_ids: null },
  ]
  const declarations = [
    { id: 1, hospital_id: 1, measure_id: 7 },
    { id: 2, hospital_id: { id: 3 }, measure_id: 7 },
  ]
  const [seven, eight] = missingByMeasure([{ id: 7 }, { id: 8 }], hospitals, declarations, keys)
  expect([seven?.of, seven?.missing.map(({ id }) => id)]).toEqual([2, [2]])
  expect([eight?.of, eight?.missing.map(({ id }) => id)]).toEqual([2, [1, 3]])
})

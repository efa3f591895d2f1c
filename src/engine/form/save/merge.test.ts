import { expect, test } from 'vitest'
import { testCollection } from '#engine/testCollection.ts'
import { findConflicts, diffValues, mergeThreeWay } from './merge.ts'

const keys = ['name', 'anqid', 'users']
const base = { id: 1, name: 'A', anqid: 7, users: [1, 2], secret: 'kept' }

test('merges only own changes into the current record [D-34, R09]', () => {
  const fresh = { ...base, anqid: 8, secret: 'newer' }
  const body = mergeThreeWay(testCollection, keys, base, fresh, { name: 'B', anqid: 7, users: [2, 1] }, new Set())
  expect(body).toEqual({ id: 1, name: 'B', anqid: 8, users: [1, 2], secret: 'newer' })
})

test('a field that both changed needs a decision [R09]', () => {
  const fresh = { ...base, name: 'C', anqid: 8 }
  expect(findConflicts(testCollection, keys, base, fresh, { name: 'B', anqid: 7, users: [1, 2] })).toEqual([
    { id: 'name', key: 'name', ours: 'B', theirs: 'C', isChangedHere: true },
    { id: 'anqid', key: 'anqid', ours: 7, theirs: 8, isChangedHere: false },
  ])
})

test('the same change by both is no conflict', () => {
  const fresh = { ...base, name: 'B' }
  expect(findConflicts(testCollection, keys, base, fresh, { name: 'B', anqid: 7, users: [1, 2] })).toEqual([])
})

test('a decision for theirs keeps their value', () => {
  const fresh = { ...base, name: 'C' }
  expect(
    mergeThreeWay(testCollection, keys, base, fresh, { name: 'B', anqid: 9, users: [] }, new Set(['name'])),
  ).toMatchObject({
    name: 'C',
    anqid: 9,
    users: [],
  })
})

test('compares reordered lists and emptied texts', () => {
  expect(diffValues(testCollection, keys, base, { name: '', anqid: 7, users: [2, 1] })).toEqual(['name'])
})

test('the order of JSON lists counts, that of keys does not [FORM-09]', () => {
  const data = { rows: [{ a: 1, b: 2 }, 3] }
  const differs = (other: unknown) => diffValues(testCollection, ['data'], { data }, { data: other }).length > 0
  expect(differs({ rows: [{ b: 2, a: 1 }, 3] })).toBe(false)
  expect(differs({ rows: [3, { a: 1, b: 2 }] })).toBe(true)
  expect(diffValues(testCollection, ['data'], { data: null }, { data: '' })).toEqual([])
})

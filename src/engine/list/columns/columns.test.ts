import { expect, test } from 'vitest'
import { type Column, toObjects } from '#engine/collection.ts'
import { chosenColumns, columnsFor, isFigure, defaultColumns } from './columns.ts'
import { nextOrdering, sortKey } from '#engine/list/url/ordering.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

test('a click reverses the sorted column [LIST-02, LIST-03]', () => {
  expect(nextOrdering('name', 'name')).toBe('-name')
  expect(nextOrdering('-name', 'name')).toBe('name')
  expect(nextOrdering('-name', 'anqid')).toBe('anqid')
})

test('a column with a rule is shown only to those it allows [LIST-17]', () => {
  expect(columnsFor(testCollection, getViewer()).map(({ field }) => field)).not.toContain('created')
  expect(columnsFor(testCollection, getViewer({ isStaff: true })).map(({ field }) => field)).toContain('created')
})

test('the first column cannot be hidden', () => {
  const all = columnsFor(testCollection, getViewer())
  expect(chosenColumns(all, ['state']).map(({ field }) => field)).toEqual(['name', 'state'])
  expect(chosenColumns(all, [])).toBe(all)
})

test('a column for which a laptop has no room is one to select there', () => {
  const all: Column[] = [{ field: 'name' }, { field: 'key', isExtra: true }, { field: 'created' }]
  const getFields = (columns: Column[]) => columns.map(({ field }) => field)
  expect(getFields(defaultColumns(all, true))).toEqual(['name', 'created'])
  expect(getFields(defaultColumns(all, false))).toEqual(['name', 'key', 'created'])
  expect(getFields(chosenColumns(all, ['key']))).toEqual(['name', 'key'])
})

test('a column for which only a tablet has no room is there on a laptop', () => {
  const all: Column[] = [{ field: 'name' }, { field: 'key', isExtra: 'tablet' }]
  expect(defaultColumns(all, true, true)).toEqual([{ field: 'name' }])
  expect(defaultColumns(all, true, false)).toBe(all)
  expect(defaultColumns(all, false)).toBe(all)
})

test('a column that says what another one does is one to select in any window', () => {
  const all: Column[] = [{ field: 'name' }, { field: 'key', isExtra: 'always' }]
  for (const isLaptop of [true, false]) expect(defaultColumns(all, isLaptop)).toEqual([{ field: 'name' }])
})

test('nested names are sorted by their path', () => {
  const [, , , friends] = toObjects(testCollection.columns)
  expect(friends && sortKey(testCollection, friends)).toBe(false)
  expect(sortKey(testCollection, { field: 'hospital.name' })).toBe('hospital__name')
})

test('right-aligns numbers and counts of records', () => {
  const isAtTheRight = (field: string) => isFigure(testCollection, { field })
  expect(['share', 'friends', 'anqid', 'name', 'owner'].filter(isAtTheRight)).toEqual(['share', 'friends', 'anqid'])
  expect(isFigure(testCollection, { field: 'friends', cell: () => new Promise(() => undefined) })).toBe(false)
})

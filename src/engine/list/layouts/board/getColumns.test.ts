import { expect, test } from 'vitest'
import { choice } from '#engine/fieldTypes.ts'
import { getColumns } from './getColumns.ts'

const field = choice(
  [
    [1, 'open'],
    [2, 'sent'],
    [99, 'failed'],
  ],
  { states: { 99: 'bad' } },
)
const getKeys = (...states: number[]) =>
  getColumns(
    field,
    'state',
    states.map((state, at) => ({ id: at + 1, state })),
  ).map(({ key }) => key)

test('the column of what went wrong comes first', () => {
  expect(getKeys(1, 99)).toEqual(['99', '1', '2'])
})

test('an empty column of errors keeps its place', () => {
  expect(getKeys(1, 2)).toEqual(['1', '2', '99'])
})

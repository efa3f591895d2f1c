import { expect, test } from 'vitest'
import { getContent, isTable } from './keptTable.ts'

const codes = { key: 'sex', codes: new Uint8Array([0, 1, 0]), entries: [1, 2] }
const numbers = { key: 'age', numbers: new Float64Array([1, 2, 3]) }
const tableWith = (column: object, rows = 3) => ({
  measure: 1,
  rows,
  columns: new Map([['x', column]]),
  complete: true,
})

test('restores a table as it was stored', () => {
  for (const column of [codes, numbers]) expect(isTable(tableWith(column))).toBe(true)
  expect(
    Object.keys(
      getContent({ ...tableWith(numbers), extra: 1 } as unknown as Parameters<typeof getContent>[0]),
    ).toSorted(),
  ).toEqual(['columns', 'complete', 'measure', 'rows'])
})

const poisoned: [string, unknown][] = [
  ['a page of HTML', '<!doctype html>'],
  ['nothing', null],
  ['rows without columns', { rows: 3 }],
  ['columns that are no map', { rows: 3, columns: { x: numbers } }],
  ['a column that is too short', tableWith(numbers, 4)],
  ['numbers as plain ones', tableWith({ ...numbers, numbers: [1, 2, 3] })],
  ['codes of another width', tableWith({ ...codes, codes: new Uint32Array(3) })],
  ['codes without their entries', tableWith({ codes: codes.codes })],
]
test.each(poisoned)('does not restore %s as a table [D06]', (_what, value) => {
  expect(isTable(value)).toBe(false)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ColumnRoom, paperColumns } from './paperColumns.ts'

test('a table that fits a page stays whole', () => {
  expect(paperColumns(['text', 'figure', 'figure'], 1)).toEqual([[0, 1, 2]])
})

test('splits a table of ten questions and repeats the ward', () => {
  const columns: ColumnRoom[] = ['text', ...Array.from({ length: 10 }, () => 'figure' as const)]
  expect(paperColumns(columns, 1)).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 6, 7, 8, 9, 10],
  ])
})

test('every column is printed once, those at the start in each table', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<ColumnRoom[]>('figure', 'text', 'sentence'), { minLength: 1, maxLength: 40 }),
      fc.nat({ max: 3 }),
      (columns, wanted) => {
        const lead = Math.min(wanted, columns.length)
        const groups = paperColumns(columns, lead)
        expect(groups.flatMap((group) => group.slice(lead))).toEqual(
          columns.map((_, place) => place).filter((place) => place >= lead),
        )
        for (const group of groups) expect(group.slice(0, lead)).toEqual(groups[0]?.slice(0, lead))
      },
    ),
  )
})

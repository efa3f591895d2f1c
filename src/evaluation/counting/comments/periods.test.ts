import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSpans, showMonth, toMonth } from './periods.ts'

const spansFor = (people: Record<string, number>) =>
  Object.fromEntries(
    [...getSpans(new Map(Object.entries(people).map(([month, count]) => [toMonth(`${month}-01`), count])), 10)].map(
      ([month, { from, to }]) => [showMonth(month), `${showMonth(from)} ${showMonth(to)}`],
    ),
  )

test('a text bears its month where ten people wrote in it, else its quarter, its year or several years', () => {
  expect(spansFor({ '2025-01': 12, '2025-02': 10 })).toEqual({
    '2025-01': '2025-01 2025-01',
    '2025-02': '2025-02 2025-02',
  })
  expect(spansFor({ '2025-01': 12, '2025-02': 3, '2025-05': 10 })).toEqual({
    '2025-01': '2025-01 2025-03',
    '2025-02': '2025-01 2025-03',
    '2025-05': '2025-05 2025-05',
  })
  expect(spansFor({ '2025-01': 12, '2025-05': 3 })).toEqual({
    '2025-01': '2025-01 2025-12',
    '2025-05': '2025-01 2025-12',
  })
  expect(spansFor({ '2024-12': 4, '2025-01': 12, '2026-05': 3 })).toEqual({
    '2024-12': '2024-01 2026-12',
    '2025-01': '2024-01 2026-12',
    '2026-05': '2024-01 2026-12',
  })
  expect(spansFor({ '2025-01': 9 })).toEqual({})
})

test('every period that is shown is that of ten people at least', () => {
  const months = fc.array(fc.tuple(fc.integer({ min: 24_000, max: 24_040 }), fc.integer({ min: 1, max: 15 })))
  fc.assert(
    fc.property(months, (entries) => {
      const people = new Map(entries)
      const counts = new Map<string, number>()
      for (const [month, { from, to }] of getSpans(people, 10)) {
        expect(month >= from && month <= to).toBe(true)
        counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + (people.get(month) ?? 0))
      }
      expect([...counts.values()].filter((count) => count < 10)).toEqual([])
    }),
  )
})

import { afterEach, expect, test, vi } from 'vitest'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { evaluate } from './testAnswers.ts'
import { chart } from './testRows.ts'

afterEach(() => void vi.useRealTimers())

/** The verdict of each quarter of a line that is better than its benchmark throughout, on a day. */
function judgedOn(today: string) {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] })
  const rows = ['2026-02-01', '2026-05-01', '2026-08-01'].flatMap((d) =>
    Array.from({ length: 30 }, (_, row) => ({ d, q: 4 + (row % 2) })),
  )
  const settings = { benchmarks: [1], viewSettings: { benchmark: true, bin_quarter: true } }
  const means = { q: { n: 500, mean: 3, sd: 1 } }
  const benchmark = { id: 1, label: sameWords('Schweiz'), calculated: null, filters: [], means }
  const { comparisons, panels } = evaluate(chart('timeline', ['q'], { timelineAttribute: 'd', ...settings }), rows, {
    benchmarks: [benchmark],
  })
  return { comparisons, words: panels[0]?.figures[0]?.map(([figure]) => figure?.verdict?.word ?? null) }
}

test('a quarter that is not over gets no verdict, and is no comparison', () => {
  expect(judgedOn('2026-09-30')).toEqual({ comparisons: 2, words: ['better', 'better', null] })
})

test('a quarter is judged from the day after its last one', () => {
  expect(judgedOn('2026-10-01')).toEqual({ comparisons: 3, words: ['better', 'better', 'better'] })
})

import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { type CountPeople, findRevealing } from './filterCells.ts'
import { getPeopleCounts } from './peopleCounts.ts'

const limit = 5
const attributes = [attribute('sex', 'single', { options: ['f', 'm', 'x'] }), attribute('q', 'likert')]

/** How often a filter by 'f' counts the chart again, with this many people who answered 'x'. */
function countCalls(others: number): number {
  const groups: [string, number][] = [
    ['f', 20],
    ['m', 30],
    ['x', others],
  ]
  const rows = groups.flatMap(([sex, people]) =>
    Array.from({ length: people }, (_, row) => ({ sex, q: 1 + (row % 5) })),
  )
  const tables = [measureTable(rows, source(attributes))]
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: ['f'] }]
  const own = chart('mean', ['q'])
  let calls = 0
  const count: CountPeople = (one, page, isShown) => {
    calls += 1
    return getPeopleCounts(evaluateChart(one, question({ filters: [...page], hideBelow: isShown ? limit : 0 }), tables))
  }
  findRevealing(evaluateChart(own, question({ filters }), tables), own, { filters, hideBelow: limit }, count)
  return calls
}

test('a filter counts its breakdown once where no group is small', () => {
  expect(countCalls(limit)).toBe(1)
})

test('a filter counts its breakdown in each place where a group is small', () => {
  expect(countCalls(limit - 1)).toBe(5)
})

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { RowFilter, Value } from '#evaluation/model/chart.ts'
import { evaluateChart } from './evaluateChart.ts'
import { precount } from './precount.ts'
import { attributes, evaluate, rows } from './testAnswers.ts'
import { chart, measureTable, question, source } from './testRows.ts'

test.each<[RowFilter['operator'], RowFilter['values'], number[]]>([
  ['in', [2], [1, 2]],
  ['in', ['2', null], [1, 2, 4]],
  ['in', [], [0, 1, 2, 3, 4]],
  ['not_in', [2], [0, 3, 4]],
  ['not_in', [2, null], [0, 3]],
  ['between', [2, 5], [1, 2]],
  ['between', [null, 2], [0, 1, 2]],
  ['between', ['2', ''], [1, 2, 3]],
  ['between', [null, null], [0, 1, 2, 3, 4]],
  ['between', ['x', null], []],
])('the filter %s %j keeps rows %j', (operator, values, kept) => {
  const given = [1, 2, '2', 10, 'NA'].map((x, y) => ({ x, y }))
  const series = evaluate(chart('tableChart', ['y'], { filters: [{ attribute: 'x', operator, values }] }), given)
  expect(series.rows).toBe(kept.length)
  expect(series.panels[0]?.figures[0]?.[0]?.[0]?.mean).toBe(
    kept.length === 0 ? null : kept.reduce((sum, row) => sum + row, 0) / kept.length,
  )
})

const breakdown = fc.constantFrom('g', 's', 'q', 'd', 'y')
const filter: fc.Arbitrary<RowFilter> = fc.oneof(
  fc.record({
    attribute: breakdown,
    operator: fc.constantFrom('in' as const, 'not_in' as const),
    values: fc.uniqueArray(fc.constantFrom<Value | null>(1, 2, 'a', 3, 1990, null), { maxLength: 3 }),
  }),
  fc.record({
    attribute: fc.constantFrom('q', 'y', 'x'),
    operator: fc.constant('between' as const),
    values: fc.tuple(fc.constantFrom<Value | null>(1, 2, 1950, null), fc.constantFrom<Value | null>(4, 1999, null)),
  }),
)

test('precounted filters give the same figures as reading the rows', () => {
  let added = 0
  fc.assert(
    fc.property(
      rows,
      fc.array(filter, { maxLength: 2 }),
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      fc.option(breakdown),
      (given, first, then, group) => {
        const own = chart('tableChart', ['q', { keys: ['q', 'r'], name: 'both', skala: true }, 'x', 's'], {
          groups: group === null ? [] : [{ attribute: group }],
          splits: [{ attribute: 'g' }],
          filters: first,
        })
        const prepared = [measureTable(given, source(attributes))]
        for (const attribute of [null, 'g', 's', 'q', 'd', 'y', 'nowhere'])
          precount(own, question({ filters: then.slice(1) }), prepared, attribute)
        const ready = prepared[0]
        const read = ready && vi.spyOn(ready.kept.counts, 'find')
        const result = evaluateChart(own, question({ filters: then }), prepared)
        added += read?.mock.results.filter(({ value }) => value !== undefined).length ?? 0
        expect(result).toEqual(
          evaluateChart(own, question({ filters: then }), [measureTable(given, source(attributes))]),
        )
      },
    ),
    { numRuns: 300 },
  )
  expect(added).toBeGreaterThan(100)
}, 30_000)

test('a precounted filter reads no rows', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ g: 1 + (index % 3), q: 1 + (index % 5) }))
  const own = [measureTable(many, source(attributes))]
  const shown = chart('mean', ['q'], { groups: [{ attribute: 'g' }] })
  precount(shown, question({}), own, 'g')
  const found = own[0] && vi.spyOn(own[0].kept.selections, 'get')
  expect(evaluateChart(shown, question({ filters: [{ attribute: 'g', operator: 'in', values: [2] }] }), own).rows).toBe(
    1667,
  )
  expect(found).not.toHaveBeenCalled()
})

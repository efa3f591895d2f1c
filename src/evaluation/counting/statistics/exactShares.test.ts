// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { binomialP, hypergeometricP } from './exactShares.ts'

const largest = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2 ** 50 }))
const part = largest.chain((n) => fc.record({ n: fc.constant(n), k: fc.integer({ min: 0, max: n }) }))
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('the exact test gives a probability for any share of any number of people', () => {
  fc.assert(
    fc.property(part, part, share, (own, other, of) => {
      for (const p of [binomialP(own, of), hypergeometricP(own, other)]) expect(p >= 0 && p <= 1).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('two falls of ten patients are no secured difference from one in fifty', () => {
  const falls = source([
    attribute('ward', 'single'),
    attribute('fall', 'likert', { scale: { min: 0, max: 1, reversed: true }, options: [0, 1] }),
  ])
  const rows = Array.from({ length: 200 }, (_, row) => {
    const [ward, bed] = [row % 20, Math.floor(row / 20)]
    return { ward: `W${ward}`, fall: (ward === 3 && bed < 2) || (ward % 7 === 0 && bed === 0) ? 1 : 0 }
  })
  const means = { fall: { n: 5000, mean: 0.02, sd: 0.14 } }
  const benchmarks = [{ id: 1, label: sameWords('Schweiz'), calculated: null, filters: [], means }]
  const byWard = { groups: [{ attribute: 'ward' }], benchmarks: [1], viewSettings: { benchmark: true } }
  const { panels, comparisons } = evaluateChart(chart('mean', ['fall'], byWard), question({ benchmarks }), [
    measureTable(rows, falls),
  ])
  // None of ten are in the family, too.
  expect(comparisons).toBe(20)
  expect(new Set(panels[0]?.figures[0]?.flat().map(({ verdict }) => verdict?.word))).toEqual(new Set(['unclear']))
  expect(hypergeometricP({ k: 2, n: 10 }, { k: 100, n: 5000 })).toBeCloseTo(0.017, 3)
})

// One step per answer would take minutes.
test('compares a billion answers without a step for each', () => {
  const [own, other] = [
    { k: 500_020_000, n: 1_000_000_000 },
    { k: 2_500_000_000, n: 5_000_000_000 },
  ]
  for (let round = 0; round < 100; round += 1) {
    expect(hypergeometricP(own, other)).toBeGreaterThan(0)
    expect(binomialP(own, 0.5)).toBeGreaterThan(0)
  }
})

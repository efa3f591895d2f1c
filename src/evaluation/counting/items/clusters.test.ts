// @vitest-environment node
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { getComparisons, getP } from '#evaluation/counting/statistics/verdicts.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const of = source([
  attribute('ward', 'single'),
  attribute('half', 'single', { options: ['x', 'y'] }),
  attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
])
/** Twelve wards of ten answers each; the answers of a ward are correlated. */
const rows = Array.from({ length: 120 }, (_, row) => ({
  ward: `W${row % 12}`,
  half: row < 60 ? 'x' : 'y',
  q: 1 + ((row % 12) % 5) + (row % 24 === 0 ? 1 : 0),
}))
const benchmark = {
  id: 1,
  label: sameWords('B'),
  calculated: null,
  filters: [],
  means: { q: { n: 5000, mean: 2.5, sd: 1.4 } },
}

function counted(clusteredBy?: string, filters: { attribute: string; operator: 'in'; values: string[] }[] = []) {
  const own = chart('mean', ['q'], {
    benchmarks: [1],
    viewSettings: { benchmark: true },
    filters,
    ...(clusteredBy !== undefined && { clusteredBy }),
  })
  return evaluateChart(own, question({ benchmarks: [benchmark] }), [measureTable(rows, of)])
}
const getFigure = (series: ReturnType<typeof counted>) => series.panels[0]?.figures[0]?.[0]?.[0]

test('the interval of a mean of clustered answers equals that of R [D-88]', () => {
  const figure = getFigure(counted('ward'))
  expect(figure?.clusters).toBe(12)
  // reference/clusters.R
  for (const [ours, theirs] of [
    [figure?.mean, 2.79166666666667],
    [figure?.error, 0.414958620305274],
    [figure?.low, 1.87834890132266],
    [figure?.high, 3.70498443201068],
  ])
    expect(ours).toBeCloseTo(theirs ?? 0, 11)
  expect(getFigure(counted())?.error).toBeLessThan(figure?.error ?? 0)
})

test('clustered answers prove less than independent ones', () => {
  expect(getFigure(counted())?.verdict?.word).toBe('better')
  expect(getFigure(counted('ward'))?.verdict?.word).toBe('unclear')
})

test('below ten clusters there is no verdict', () => {
  const nine = ['W0', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8']
  const few = counted('ward', [{ attribute: 'ward', operator: 'in', values: nine }])
  expect([getFigure(few)?.clusters, getFigure(few)?.verdict, few.comparisons]).toEqual([9, null, 0])
})

/** Twelve wards of ten answers that all are the same. */
function countedShare(answer: (ward: number) => 0 | 1, wards = 12) {
  const yes = source([
    attribute('ward', 'single'),
    attribute('fall', 'likert', { options: [0, 1], scale: { min: 0, max: 1, reversed: false } }),
  ])
  const own = Array.from({ length: wards * 10 }, (_, row) => ({ ward: `W${row % wards}`, fall: answer(row % wards) }))
  const known = { ...benchmark, means: { fall: { n: 5000, mean: 0.3, sd: null } } }
  const shown = chart('mean', ['fall'], { benchmarks: [1], viewSettings: { benchmark: true }, clusteredBy: 'ward' })
  return evaluateChart(shown, question({ benchmarks: [known] }), [measureTable(own, yes)])
}

test('a share that is 0 in every cluster is judged as if each cluster was one answer [D-88]', () => {
  const series = countedShare(() => 0)
  const figure = getFigure(series)
  // reference/clusters.R
  expect(figure?.low).toBeCloseTo(0, 11)
  expect(figure?.high).toBeCloseTo(0.242494006655241, 11)
  expect(series.comparisons).toBe(1)
  expect(figure?.verdict).toEqual({ word: 'below', isClear: false })
  const [item] = series.items
  const compared = figure && item && getComparisons(item, [figure], [{ n: 5000, mean: 0.3, sd: null }])[0]
  expect(compared && getP(compared)).toBeCloseTo(0.0139339480232466, 11)
})

test('a share that is 1 in every cluster is judged, too', () => {
  expect(getFigure(countedShare(() => 1))?.verdict?.word).toBe('above')
})

test('a share that is 0 in fewer than ten clusters has no verdict', () => {
  expect(getFigure(countedShare(() => 0, 9))?.verdict).toBeNull()
})

test('ignores a cluster attribute that the rows do not have, with a note', () => {
  const series = counted('therapist')
  expect(series.problems).toEqual([{ code: 'unknownAttribute', about: 'therapist' }])
  expect(getFigure(series)).toEqual(getFigure(counted()))
})

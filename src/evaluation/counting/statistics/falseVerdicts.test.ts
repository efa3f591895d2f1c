// @vitest-environment node
import { afterAll, expect, test } from 'vitest'
import type { Figure } from '#evaluation/model/series.ts'
import { getFigure } from './figure.ts'
import { isWhole, keep, normal, printKept, random } from './testSimulation.ts'
import { type Comparison, judge } from './verdicts.ts'

/** Shares in per cent of the answers 1 to 5. */
const shapes = { skewed: [1, 2, 7, 20, 70], even: [10, 20, 40, 20, 10] }
/** Complete with `npm run statistics`; a part of it in every test run. */
const charts = isWhole ? 4000 : 200
/** The random error of a proportion of so few charts. */
const allowance = isWhole ? 0 : 3 * Math.sqrt((0.06 * 0.94) / charts)
const [wards, items] = [20, 6]

afterAll(printKept)

function counted(values: Float64Array, counts: Float64Array, n: number, isShare: boolean): Figure {
  return getFigure({ n, invalid: 0, tally: { values, counts }, levels: new Float64Array(), people: null }, { isShare })
}

/** The figure of n answers sampled from a shape. */
function rendered(n: number, limits: readonly number[]): Figure {
  const counts = new Float64Array(5)
  for (let result = 0; result < n; result += 1) {
    const chance = random() * 100
    let level = 0
    while (level < 4 && chance >= (limits[level] ?? 100)) level += 1
    counts[level] = (counts[level] ?? 0) + 1
  }
  return counted(Float64Array.of(1, 2, 3, 4, 5), counts, n, false)
}

/** The figure of n people with the same probability. */
function renderedShare(n: number, share: number): Figure {
  let k = 0
  for (let person = 0; person < n; person += 1) if (random() < share) k += 1
  return counted(Float64Array.of(0, 1), Float64Array.of(n - k, k), n, true)
}

/** The figure of n answers in ten wards, whose share of the variance is `icc`. */
function renderedClusters(n: number, icc: number): Figure {
  const values: number[] = []
  const clusters = { answers: [] as number[], sums: [] as number[], counts: [] as number[] }
  for (let cluster = 0; cluster < 10; cluster += 1) {
    const own = normal() * Math.sqrt(icc)
    const answers = Array.from({ length: n / 10 }, () => 3 + own + normal() * Math.sqrt(1 - icc))
    values.push(...answers)
    clusters.answers.push(answers.length)
    clusters.sums.push(answers.reduce((sum, value) => sum + value, 0))
    clusters.counts.push(1)
  }
  const tally = { values: Float64Array.from(values), counts: null }
  return getFigure({ n, invalid: 0, tally, levels: new Float64Array(), people: null, clusters })
}

/** How many charts of figures that do not differ say that one does. */
function wrongCharts(render: () => Figure, reference: () => Comparison['benchmark'], isShare: boolean): number {
  let wrong = 0
  for (let chart = 0; chart < charts; chart += 1) {
    const comparisons = Array.from({ length: items }, reference).flatMap((benchmark) =>
      Array.from({ length: wards }, (): Comparison => ({
        figure: render(),
        benchmark,
        spread: null,
        direction: 'higher',
        isShare,
      })),
    )
    judge(comparisons)
    if (comparisons.some(({ figure }) => figure.verdict?.word === 'better' || figure.verdict?.word === 'worse'))
      wrong += 1
  }
  return wrong / charts
}

const known = (n: number, { mean, sd }: Figure) => ({ n, mean: mean ?? 0, sd })

test.each(
  Object.entries(shapes).flatMap(([shape, shares]) =>
    [10, 20, 50, 100].flatMap((n) => [200, 5000].map((benchmarkN) => ({ shape, shares, n, benchmarkN }))),
  ),
)(
  'charts of 20 wards and 6 items without a difference show one in at most 5 %: $shape answers, n = $n, benchmark of $benchmarkN',
  ({ shape, shares, n, benchmarkN }) => {
    const limits = shares.map((_, level) => shares.slice(0, level + 1).reduce((sum, share) => sum + share, 0))
    const wrong = wrongCharts(
      () => rendered(n, limits),
      () => known(benchmarkN, rendered(benchmarkN, limits)),
      false,
    )
    keep(`${shape} answers, n = ${n}, N = ${benchmarkN}`, wrong)
    expect(wrong).toBeLessThanOrEqual(0.05 + allowance)
  },
)

test.each(
  [0.02, 0.05, 0.1, 0.3, 0.9].flatMap((share) =>
    [10, 20, 50, 200].flatMap((n) => [200, 5000].map((benchmarkN) => ({ share, n, benchmarkN }))),
  ),
)(
  'charts of 20 wards and 6 yes-no questions without a difference show one in at most 6 %: $share, n = $n, benchmark of $benchmarkN',
  ({ share, n, benchmarkN }) => {
    const wrong = wrongCharts(
      () => renderedShare(n, share),
      () => known(benchmarkN, renderedShare(benchmarkN, share)),
      true,
    )
    keep(`yes or no, share ${share}, n = ${n}, N = ${benchmarkN}`, wrong)
    expect(wrong).toBeLessThanOrEqual(0.06 + allowance)
  },
)

test.each([[0], [0.04]])(
  'charts of clustered groups of ten wards show a false difference in at most 5 %: ICC $0',
  (icc) => {
    const wrong = wrongCharts(
      () => renderedClusters(300, icc),
      () => ({ n: null, mean: 3, sd: 1 }),
      false,
    )
    keep(`ten clusters, ICC ${icc}, n = 300`, wrong)
    expect(wrong).toBeLessThanOrEqual(0.05 + allowance)
  },
)

test('larger groups and differences are found more often', () => {
  const power = (size: number, n: number): number => {
    let found = 0
    for (let chart = 0; chart < charts / 4; chart += 1) {
      const tally = { values: Float64Array.from({ length: n }, () => 3 + size + normal()), counts: null }
      const own = getFigure({ n, invalid: 0, tally, levels: new Float64Array(), people: null })
      const others = Array.from({ length: 19 }, () => ({
        ...own,
        mean: 3 + normal() / Math.sqrt(n),
        sd: 1,
        error: 1 / Math.sqrt(n),
      }))
      const comparisons = [own, ...others].map((figure): Comparison => ({
        figure,
        benchmark: { n: 5000, mean: 3, sd: 1 },
        spread: null,
        direction: 'higher',
        isShare: false,
      }))
      judge(comparisons)
      if (own.verdict?.word === 'better') found += 1
    }
    keep(`power at ${size} sd, n = ${n}, one of 20 groups`, found / (charts / 4))
    return found / (charts / 4)
  }
  const [small, large] = [0.3, 0.5].map((size) => [30, 100, 500].map((n) => power(size, n)))
  expect(small?.[2]).toBeGreaterThan(0.95)
  expect(large?.[1]).toBeGreaterThan(0.9)
  expect(large?.[0]).toBeGreaterThan(small?.[0] ?? 1)
})

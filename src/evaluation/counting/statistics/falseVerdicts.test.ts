import { expect, test } from 'vitest'
import type { Figure } from '#evaluation/model/series.ts'
import { figureOf } from './figure.ts'
import { type Comparison, judge } from './verdicts.ts'

/** Shares in per cent of the answers 1 to 5. */
const shapes = { skewed: [1, 2, 7, 20, 70], even: [10, 20, 40, 20, 10] }
const charts = 500
const [wards, items] = [20, 6]

let seed = 20261123
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

/** The figure of n answers drawn from a shape. */
function drawn(n: number, limits: readonly number[]): Figure {
  const counts = new Float64Array(5)
  for (let answer = 0; answer < n; answer += 1) {
    const chance = random() * 100
    let level = 0
    while (level < 4 && chance >= (limits[level] ?? 100)) level += 1
    counts[level] = (counts[level] ?? 0) + 1
  }
  const tally = { values: Float64Array.of(1, 2, 3, 4, 5), counts }
  return figureOf({ n, invalid: 0, tally, levels: new Float64Array(), people: null })
}

test.each(
  Object.entries(shapes).flatMap(([shape, shares]) =>
    [10, 20, 50, 100].flatMap((n) => [200, 5000].map((benchmarkN) => ({ shape, shares, n, benchmarkN }))),
  ),
)(
  'of charts of 20 wards and 6 items without a difference at most 5 % show one: $shape answers, n = $n, benchmark of $benchmarkN',
  ({ shares, n, benchmarkN }) => {
    const limits = shares.map((_, level) => shares.slice(0, level + 1).reduce((sum, share) => sum + share, 0))
    let wrong = 0
    for (let chart = 0; chart < charts; chart += 1) {
      const comparisons = Array.from({ length: items }, () => drawn(benchmarkN, limits)).flatMap(({ mean, sd }) =>
        Array.from({ length: wards }, (): Comparison => ({
          figure: drawn(n, limits),
          benchmark: { n: benchmarkN, mean: mean ?? 0, sd },
          spread: null,
          direction: 'higher',
          isShare: false,
        })),
      )
      judge(comparisons)
      if (comparisons.some(({ figure }) => figure.verdict?.word === 'better' || figure.verdict?.word === 'worse'))
        wrong += 1
    }
    expect(wrong / charts).toBeLessThanOrEqual(0.05)
  },
)

/** The figure of n people of whom each did so with a chance. */
function drawnShare(n: number, share: number): Figure {
  let k = 0
  for (let person = 0; person < n; person += 1) if (random() < share) k += 1
  const tally = { values: Float64Array.of(0, 1), counts: Float64Array.of(n - k, k) }
  return figureOf({ n, invalid: 0, tally, levels: new Float64Array(), people: null })
}

test.each([[0.02], [0.05], [0.1], [0.3], [0.9]])(
  'of charts of 20 wards and 6 questions of yes and no without a difference at most 6 % show one: a share of $0',
  (share) => {
    for (const n of [10, 20, 50, 200])
      for (const benchmarkN of [200, 5000]) {
        let wrong = 0
        for (let chart = 0; chart < charts; chart += 1) {
          const comparisons = Array.from({ length: items }, () => drawnShare(benchmarkN, share)).flatMap(
            ({ mean, sd }) =>
              Array.from({ length: wards }, (): Comparison => ({
                figure: drawnShare(n, share),
                benchmark: { n: benchmarkN, mean: mean ?? 0, sd },
                spread: null,
                direction: 'higher',
                isShare: true,
              })),
          )
          judge(comparisons)
          if (comparisons.some(({ figure }) => figure.verdict?.word === 'better' || figure.verdict?.word === 'worse'))
            wrong += 1
        }
        expect(wrong / charts).toBeLessThanOrEqual(0.06)
      }
  },
)

// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directions } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { binomialLimits } from './binomialLimits.ts'
import { getFigure } from './figure.ts'
import { computeFunnel } from './funnel.ts'
import { getMoments } from './moments.ts'
import { normalTails, studentTails } from './probability.ts'
import { getShare } from './shares.ts'
import { t975 } from './student.ts'

const any = fc.double({ noNaN: true, noDefaultInfinity: true })
const size = fc.double({ min: 0, max: Number.MAX_VALUE, noNaN: true })
const some = fc.array(any, { minLength: 1, maxLength: 30 })

/** Whether every number anywhere in a value is finite. */
function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite)
}

test('figures of finite values are finite or null', () => {
  fc.assert(
    fc.property(some, fc.boolean(), fc.constantFrom('alone', 'people', 'clusters'), (values, isShare, kind) => {
      const sorted = Float64Array.from(values).toSorted()
      const units = { answers: values.map(() => 1), sums: values, counts: values.map(() => 1) }
      const figure = getFigure(
        {
          n: values.length,
          invalid: 0,
          tally: { values: sorted, counts: null },
          levels: Float64Array.of(values.length, 0),
          people: kind === 'people' ? units : null,
          ...(kind === 'clusters' && { clusters: units }),
        },
        { withBox: 'whole', isShare: isShare && values.every((value) => value >= 0 && value <= 1) },
      )
      expect(isFinite(figure)).toBe(true)
      expect(isFinite(getMoments({ values: sorted, counts: null }))).toBe(true)
    }),
  )
})

test('a probability of any finite statistic is between 0 and 1', () => {
  fc.assert(
    fc.property(any, fc.double({ min: 1, max: 1e12, noNaN: true }), (statistic, freedom) => {
      for (const p of [normalTails(statistic), studentTails(statistic, freedom)])
        expect(p >= -1e-12 && p <= 1 + 1e-12).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('intervals and limits of shares are between 0 and 1', () => {
  const people = fc.integer({ min: 1, max: 1_000_000 }).chain((n) => fc.tuple(fc.nat({ max: n }), fc.constant(n)))
  fc.assert(
    fc.property(people, fc.double({ min: 0, max: 1, noNaN: true }), ([k, n], share) => {
      const limits = binomialLimits(n, share, [0.001, 0.025, 0.975, 0.999])
      for (const one of [...Object.values(getShare(k, n)), ...limits]) expect(one >= 0 && one <= 1).toBe(true)
      expect(Number.isFinite(t975(n))).toBe(true)
    }),
  )
})

test('a funnel of finite figures has finite limits or none', () => {
  const figure = fc.record({ n: fc.integer({ min: 1, max: 100_000 }), mean: any, sd: size })
  const nobody = getFigure({ n: 0, invalid: 0, tally: null, levels: new Float64Array(), people: null })
  const known = fc.record({ n: fc.option(fc.nat()), mean: any, sd: fc.option(size) })
  fc.assert(
    fc.property(
      fc.array(figure, { minLength: 1, maxLength: 12 }),
      fc.option(known),
      fc.boolean(),
      fc.boolean(),
      (own, benchmark, isShare, isWidened) => {
        const part = (value: number) => (isShare ? Math.abs(value) % 1 : value)
        const figures = own.map((one): Figure => ({ ...nobody, ...one, mean: part(one.mean) }))
        const funnel = computeFunnel({
          figures,
          benchmark: benchmark && { ...benchmark, mean: part(benchmark.mean) },
          isShare,
          direction: directions[0],
          isWidened,
        })
        const { limitsAt, ...shown } = funnel ?? { limitsAt: () => null }
        expect(isFinite(shown)).toBe(true)
        for (const { n } of figures) expect(isFinite(limitsAt(n))).toBe(true)
      },
    ),
  )
})

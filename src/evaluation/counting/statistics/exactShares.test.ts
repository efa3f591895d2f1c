// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

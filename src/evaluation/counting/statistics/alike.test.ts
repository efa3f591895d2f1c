// @vitest-environment node
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/verdicts.json'
import type { Figure } from '#evaluation/model/series.ts'
import { getFigure } from './figure.ts'
import { type Comparison, judge } from './verdicts.ts'

function figure(n: number, mean: number, sd: number): Figure {
  const counted = { n: 0, invalid: 0, tally: null, levels: new Float64Array(), people: null }
  return { ...getFigure(counted), n, mean, sd, error: sd > 0 ? sd / Math.sqrt(n) : null }
}

type Given = { n: number; mean: number; sd: number; N: number | null; mu: number; sigma: number | null }

/** The verdict on figures that are judged alone. */
function getWord({ n, mean, sd, N, mu, sigma }: Given, isShare = false) {
  const benchmark: Comparison['benchmark'] = { n: N, mean: mu, sd: sigma }
  const one: Comparison = { figure: figure(n, mean, sd), benchmark, spread: null, direction: 'higher', isShare }
  judge([one])
  return one.figure.verdict?.word
}

test('figures are practically the same if the interval of R is within the margin', () => {
  const said = reference.same
    .map((one) => getWord(one, one.isShare))
    .filter((word) => word !== 'better' && word !== 'worse')
  const expected = reference.same.filter((one) => !['better', 'worse'].includes(getWord(one, one.isShare) ?? ''))
  expect(said).toEqual(expected.map(({ alike }) => (alike ? 'alike' : 'unclear')))
  expect(expected.filter(({ alike }) => alike).length).toBeGreaterThan(20)
  expect(expected.filter(({ alike }) => !alike).length).toBeGreaterThan(20)
})

test('ten answers never prove that two figures are practically the same [D-88]', () => {
  const benchmark = { N: 5000, mu: 3.9, sigma: 1 }
  for (const sd of [0.1, 0.5, 1, 2]) expect(getWord({ n: 10, mean: 3.9, sd, ...benchmark })).toBe('unclear')
  expect(getWord({ n: 10, mean: 0.3, sd: 0.48, N: 5000, mu: 0.3, sigma: null }, true)).toBe('unclear')
})

test('many answers prove that the same small difference is irrelevant', () => {
  const near = { mean: 3.95, sd: 1, N: 5000, mu: 3.9, sigma: 1 }
  expect([30, 100, 1000].map((n) => getWord({ n, ...near }))).toEqual(['unclear', 'unclear', 'alike'])
})

test('a group with more spread than the benchmark is judged by its own spread', () => {
  const of = (sd: number) => getWord({ n: 150, mean: 3.9, sd, N: null, mu: 3.9, sigma: 1 })
  expect([of(1), of(3)]).toEqual(['alike', 'unclear'])
})

test('none of seventy does not prove that an event is as rare as elsewhere', () => {
  const none = (n: number) => getWord({ n, mean: 0, sd: 0, N: null, mu: 0.001, sigma: null }, true)
  expect([none(70), none(3000)]).toEqual(['unclear', 'alike'])
})

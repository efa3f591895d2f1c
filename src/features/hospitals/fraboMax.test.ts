import { expect, test } from 'vitest'
import { fraboMax } from './fraboMax.ts'

const counts = Array.from({ length: 5001 }, (_, sent) => sent)

test.each([
  [0, 100],
  [49, 100],
  [50, 200],
  [160, 200],
  [161, 190],
  [200, 230],
  [400, 460],
  [401, 450],
  [500, 550],
  [1000, 1100],
])('%i questionnaires sent allow %i [PATZU-06, PATZU-08, PATZU-09]', (sent, max) => {
  expect(fraboMax(sent)).toBe(max)
})

test('the result is a multiple of 10 and at least 100 for every count up to 5000 [PATZU-10, D-62]', () => {
  expect(counts.filter((sent) => fraboMax(sent) % 10 !== 0 || fraboMax(sent) < 100)).toEqual([])
})

test('above 160 the result is the smallest multiple of 10 above the share [PATZU-08, PATZU-09, PATZU-10]', () => {
  const share = (sent: number) => BigInt(sent) * (sent <= 400 ? 115n : 110n)
  const isExact = (sent: number) => {
    const max = BigInt(fraboMax(sent)) * 100n
    return max >= share(sent) && max - 1000n < share(sent)
  }
  expect(counts.filter((sent) => sent > 160 && !isExact(sent))).toEqual([])
})

test('up to 160 there are only two steps [PATZU-06, PATZU-07]', () => {
  const expected = counts.slice(0, 161).map((sent) => (sent < 50 ? 100 : 200))
  expect(counts.slice(0, 161).map(fraboMax)).toEqual(expected)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { isInShare, shareThatFits } from './share.mjs'

const titles = Array.from({ length: 1000 }, (_, at) => `e2e/journeys/one.spec.ts reads page ${at}`)
const chosen = (share: number, commit: string) => titles.filter((title) => isInShare(share, title, commit))

test('every journey runs where there is time for all', () => {
  expect(shareThatFits(1000, 3600, 3)).toBe(1)
  expect(shareThatFits(0, 0, 3)).toBe(1)
  expect(chosen(1, 'a')).toHaveLength(1000)
})

test('a machine twice too slow runs half of the journeys', () => {
  expect(shareThatFits(1000, 1750, 5)).toBe(0.5)
  expect(shareThatFits(1000, -10, 5)).toBe(0)
  expect(chosen(0.5, 'a').length).toBeGreaterThan(450)
  expect(chosen(0.5, 'a').length).toBeLessThan(550)
})

test('the same commit runs the same journeys, another one others', () => {
  expect(chosen(0.5, 'a')).toEqual(chosen(0.5, 'a'))
  const others = new Set(chosen(0.5, 'b'))
  expect(chosen(0.5, 'a').filter((title) => others.has(title)).length).toBeLessThan(320)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import reference from '#evaluation/counting/reference/power.json'
import { detectable, neededAnswers } from './power.ts'

const relative = (found: number | null, expected: number) => Math.abs((found ?? NaN) - expected) / expected

test('the difference of means that two periods can show equals that of R', () => {
  for (const { n, sd, delta } of reference.means)
    expect(relative(detectable({ n, sd, share: null }), delta), `${n} ${sd}`).toBeLessThan(1e-9)
})

test('the answers that a difference of means needs equal those of R', () => {
  for (const { delta, sd, n } of reference.wanted)
    expect(neededAnswers(-delta, { n: 0, sd, share: null }), `${delta} ${sd}`).toBe(Math.max(10, n))
})

test('the difference of shares that two periods can show equals that of R', () => {
  for (const { n, share, delta } of reference.shares)
    expect(relative(detectable({ n, sd: null, share }), delta), `${n} ${share}`).toBeLessThan(1e-9)
})

test('the answers that a difference of shares needs equal those of R', () => {
  for (const { delta, share, n } of reference.sharesWanted)
    expect(neededAnswers(delta, { n: 0, sd: null, share }), `${delta} ${share}`).toBe(n)
})

test('nothing is promised without answers, without spread or without room', () => {
  expect(detectable({ n: 9, sd: 1, share: null })).toBeNull()
  expect(detectable({ n: 80, sd: 0, share: null })).toBeNull()
  expect(detectable({ n: NaN, sd: 1, share: null })).toBeNull()
  expect(detectable({ n: 80, sd: null, share: 1 })).toBeNull()
  expect(neededAnswers(0, { n: 80, sd: 1, share: null })).toBeNull()
  expect(neededAnswers(0.2, { n: 80, sd: null, share: 0.9 })).toBeNull()
  expect(neededAnswers(1e-9, { n: 80, sd: 1, share: null })).toBeNull()
})

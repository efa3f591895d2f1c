// @vitest-environment node
import { addMonths, lightFormat } from 'date-fns'
import { expect, test } from 'vitest'
import { findChangeStart } from './changeStart.ts'

const begin = new Date(2024, 0, 1)
const day = (month: number) => lightFormat(addMonths(begin, month), 'yyyy-MM-dd')
const points = (means: readonly number[], n = 20) => means.map((mean, month) => ({ day: day(month), n, mean }))
const levels = (...counts: [number, number][]) => counts.flatMap(([mean, count]) => Array<number>(count).fill(mean))

test('a step is found at its first bin, and is before the day or not', () => {
  const line = points(levels([3, 10], [4, 10]))
  expect(findChangeStart(line, 'up', day(10))).toEqual({ since: day(10), isBefore: false, isClear: true })
  expect(findChangeStart(line, 'up', day(11))).toEqual({ since: day(10), isBefore: true, isClear: true })
  expect(findChangeStart(line, 'down', day(11))).toBeNull()
})

test('of two steps the larger one counts', () => {
  expect(findChangeStart(points(levels([3, 10], [3.2, 10], [4, 10])), 'up', day(15))?.since).toBe(day(20))
  expect(findChangeStart(points(levels([3, 10], [3.8, 10], [4, 10])), 'up', day(15))?.since).toBe(day(10))
})

test('a bin of few answers moves no step', () => {
  const line = points(levels([3, 10], [4, 10])).map((point, place) =>
    place === 9 ? { ...point, n: 1, mean: 5 } : point,
  )
  expect(findChangeStart(line, 'up', day(10))).toEqual({ since: day(9), isBefore: true, isClear: true })
  const other = line.map((point, place) => (place === 4 ? { ...point, n: 1, mean: 9 } : point))
  expect(findChangeStart(other.with(9, { day: day(9), n: 20, mean: 3 }), 'up', day(10))).toMatchObject({
    isBefore: false,
  })
})

test('a step that may as well lie at the day is not clear', () => {
  const noise = (month: number) => 3 + (month % 3) / 2
  const line = Array.from({ length: 20 }, (_, month) => (month < 10 ? noise(month) : noise(month) + 1.2)).with(9, 4.2)
  expect(findChangeStart(points(line), 'up', day(10))).toEqual({ since: day(9), isBefore: true, isClear: false })
})

test('a slope through the whole line is a drift, one that begins with the plan is none', () => {
  const wobble = (month: number) => (month % 2) / 10
  const drift = points(Array.from({ length: 24 }, (_, month) => 3 + month / 20 + wobble(month)))
  expect(findChangeStart(drift, 'up', day(12))).toEqual({ since: null, isBefore: true, isClear: true })
  const since = points(Array.from({ length: 24 }, (_, month) => 3 + Math.max(0, month - 11) / 20 + wobble(month)))
  expect(findChangeStart(since, 'up', day(12))).toMatchObject({ isBefore: false })
})

test('without two bins there is no change', () => {
  expect(findChangeStart([], 'up', day(0))).toBeNull()
  expect(findChangeStart(points([3]), 'up', day(0))).toBeNull()
  expect(findChangeStart(points([3, 3, 3]), 'up', day(1))).toBeNull()
})

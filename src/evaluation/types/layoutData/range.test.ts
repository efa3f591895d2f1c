import { sameWords } from '#evaluation/counting/measureTable.ts'
import { expect, test } from 'vitest'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { ticksOf } from '../frame/ticks.ts'
import { meanRange } from './range.ts'

const chart: Parameters<typeof meanRange>[2] = { config: {}, viewSettings: {} }
const onScale = (min: number, max: number): SeriesItem => ({
  name: 'q',
  label: sameWords('q'),
  keys: ['q'],
  scale: { min, max, reversed: false },
  direction: 'higher',
  turned: [],
  levels: [],
})

test.each([
  ['grades', 1, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['shares', 0, 100, [0, 20, 40, 60, 80, 100]],
  ['a large scale', 0, 10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
  ['FIM', 18, 126, [18, 45, 72, 99, 126]],
  ['HoNOS', 0, 48, [0, 12, 24, 36, 48]],
  ['both sides of zero', -12, 36, [-12, 0, 12, 24, 36]],
  ['a scale that has no equal parts', 0, 11, [0, 5, 10, 11]],
])('the axis of %s goes from end to end of the scale in equal steps where there are any', (_title, min, max, ticks) => {
  expect(ticksOf(meanRange([onScale(min, max)], [], chart, false))).toEqual(ticks)
})

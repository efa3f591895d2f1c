import { sameWords } from '#evaluation/counting/measureTable.ts'
import { expect, test } from 'vitest'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { centredRange, countRange, meanRange } from './range.ts'

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
  ['grades', 1, 7],
  ['shares', 0, 100],
  ['FIM', 18, 126],
  ['both sides of zero', -12, 36],
])('the axis of %s goes from end to end of the scale', (_title, min, max) => {
  expect(meanRange([onScale(min, max)], [], chart, false)).toMatchObject({ min, max, isCut: false })
})

test('axes of counts start at zero and end above the highest, centred ones are as far to either side', () => {
  expect(countRange(83)).toMatchObject({ min: 0, max: 100 })
  expect(countRange(0)).toMatchObject({ min: 0, max: 1 })
  expect(centredRange(0.3)).toMatchObject({ min: -0.5, max: 0.5 })
  expect(centredRange(1)).toMatchObject({ min: -1, max: 1 })
})

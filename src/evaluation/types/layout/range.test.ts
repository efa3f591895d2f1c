import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { expect, test } from 'vitest'
import type { SeriesItem } from '#evaluation/model/series.ts'
import type { Cell, SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import { centredRange, countRange, meanRange, stepsRange } from './range.ts'

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
  expect(meanRange([onScale(min, max)], [], chart, false)).toMatchObject({ min, max, isTruncated: false })
})

test('axes of counts start at zero', () => {
  expect(countRange(83)).toMatchObject({ min: 0, max: 100 })
  expect(countRange(0)).toMatchObject({ min: 0, max: 1 })
})

test('each side of a centred distribution is as long as its longest bar, and at least a quarter', () => {
  expect(centredRange(0.12, 0.93)).toMatchObject({ min: -0.5, max: 1, step: 0.5 })
  expect(centredRange(0.12, 0.7)).toMatchObject({ min: -0.25, max: 0.75, step: 0.25 })
  expect(centredRange(0.5, 0.3)).toMatchObject({ min: -0.5, max: 0.5, step: 0.25 })
  expect(centredRange(0, 1)).toMatchObject({ min: -0.5, max: 1 })
})

const days: SeriesItem = { ...onScale(1, 5), scale: null }
const emptyCell: Cell = {
  n: 20,
  invalid: 0,
  value: null,
  low: null,
  high: null,
  count: null,
  box: null,
  verdict: null,
  isWithheld: false,
  isSmall: false,
}
const toMultiple = (...cells: Partial<Cell>[]): SmallMultiple => ({
  heading: '',
  categories: cells.map((_, place) => String(place)),
  cells: cells.map((cell) => [{ ...emptyCell, ...cell }]),
  benchmarks: [],
  spots: [],
})
const box = (outliers: number[]) => ({
  low: 2,
  q1: 4,
  median: 6,
  q3: 9,
  high: 12,
  outside: outliers.length,
  outliers,
  more: 0,
})

test('the interval of very few answers does not set the axis of small shares', () => {
  const withBars = { viewSettings: { error_bars: true } }
  const falls = [
    { n: 815, value: 0.04, high: 0.055 },
    { n: 7, value: 0, high: 0.36 },
  ]
  expect(stepsRange([toMultiple(...falls)], withBars).max).toBe(0.1)
  expect(stepsRange([toMultiple({ ...falls[1], n: 10 })], withBars).max).toBe(0.5)
  expect(stepsRange([toMultiple({ n: 7, value: 0.4, high: 0.8 })], withBars).max).toBe(0.5)
})

test('keeps a configured limit and reports values beyond it', () => {
  const limited = { config: { max: 30 }, viewSettings: { error_bars: true } }
  const multiples = [toMultiple({ value: 6, low: 4, high: 8 }, { value: 2010, low: -975.114_319_44, high: 4900 })]
  expect(meanRange([days], multiples, limited, false)).toMatchObject({
    min: 0,
    max: 30,
    beyond: [{ count: 1, furthest: 2010 }],
  })
})

test('keeps a configured limit of boxes and reports outliers beyond it', () => {
  const range = meanRange(
    [days],
    [toMultiple({ value: 6, box: box([99_999]) })],
    { config: { max: 30 }, viewSettings: {} },
    true,
  )
  expect(range).toMatchObject({ min: 0, max: 30, beyond: [{ count: 1, furthest: 99_999 }] })
})

test('boxes stay readable next to one outlier', () => {
  const range = meanRange([days], [toMultiple({ value: 6, box: box([99_999, 18]) })], chart, true)
  expect(range.max).toBeLessThanOrEqual(30)
  expect(range).toMatchObject({ isTruncated: true, beyond: [{ count: 1, furthest: 99_999 }] })
})

test('shows outliers that are not far away', () => {
  expect(meanRange([days], [toMultiple({ value: 6, box: box([20, 30]) })], chart, true).beyond).toBeUndefined()
})

test('an axis limited at the bottom ends at a round number', () => {
  const range = meanRange(
    [days],
    [toMultiple({ value: -3 }, { value: 17.3 })],
    { config: { min: 0 }, viewSettings: {} },
    false,
  )
  expect(range).toMatchObject({ min: 0, max: 20, beyond: [{ count: 1, furthest: -3 }] })
})

import { expect, test } from 'vitest'
import { type ChartLayoutData, type SmallMultiple, noCategory } from '#evaluation/types/definition/chartLayoutData.ts'
import { paperParts } from './paperParts.ts'

const toMultiple = (heading: string, count: number): SmallMultiple => ({
  heading,
  categories: Array.from({ length: count }, (_, place) => `${heading}${place + 1}`),
  cells: Array.from({ length: count }, () => [null]),
  spots: Array.from({ length: count }, () => noCategory),
  benchmarks: [{ label: 'CH', values: Array.from({ length: count }, (_, place) => ({ mean: place, n: 1, sd: 1 })) }],
})
const getData = (shape: ChartLayoutData['shape'], ...multiples: SmallMultiple[]): ChartLayoutData => ({
  shape,
  whole: 'people',
  measure: 'mean',
  multiples,
  parts: [],
  range: { min: 1, max: 5, step: 1, isTruncated: false, isFromEnd: true },
  decimals: 2,
  isStacked: false,
  sides: [],
  isMulti: false,
})
/** 20 pixels per bar, 50 for the rest. */
const getHeight = ({ multiples }: ChartLayoutData) =>
  multiples.reduce((sum, { categories }) => sum + 50 + 20 * categories.length, 0)
const getNames = (parts: readonly ChartLayoutData[]) =>
  parts.map(({ multiples }) => multiples.map(({ categories }) => categories.length))

test('a chart that fits a page stays whole', () => {
  const data = getData('bars', toMultiple('w', 30))
  expect(paperParts(data, getHeight, 700)).toEqual([data])
})

test('splits a chart of 180 wards between bars', () => {
  const parts = paperParts(getData('bars', toMultiple('w', 180)), getHeight, 700)
  expect(parts.every((part) => getHeight(part) <= 700)).toBe(true)
  expect(parts.length).toBe(6)
  expect(parts.flatMap(({ multiples }) => multiples.flatMap(({ categories }) => categories))).toEqual(
    toMultiple('w', 180).categories,
  )
  const marks = parts.flatMap(({ multiples }) => multiples.flatMap(({ benchmarks }) => benchmarks[0]?.values ?? []))
  expect(marks.map((mark) => mark?.mean)).toEqual(Array.from({ length: 180 }, (_, place) => place))
})

test('splits small charts between them', () => {
  const parts = paperParts(
    getData('stacks', toMultiple('a', 10), toMultiple('b', 10), toMultiple('c', 10)),
    getHeight,
    520,
  )
  expect(getNames(parts)).toEqual([[10, 10], [10]])
})

test('splits a small chart that is higher than a page', () => {
  const parts = paperParts(getData('stacks', toMultiple('a', 10), toMultiple('b', 60)), getHeight, 700)
  expect(getNames(parts)).toEqual([[10], [30], [30]])
})

test('never cuts a line', () => {
  expect(paperParts(getData('lines', toMultiple('t', 200)), getHeight, 700)).toHaveLength(1)
})

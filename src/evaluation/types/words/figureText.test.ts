import { expect, test } from 'vitest'
import { tickText, ticksOf } from '../frame/ticks.ts'
import type { ChartLayoutData, Range } from '../layoutData/chartLayoutData.ts'
import { centredRange, countRange } from '../layoutData/range.ts'
import { drawable, meanDecimals, shareDecimals, showFigure, showShare } from './figureText.ts'

test('figures have apostrophes and their decimals; what is no figure is a dash [D-53, L06, R07]', () => {
  expect(showFigure(1_234_567.5, 1)).toBe("1'234'567.5")
  expect(showFigure(-0.001, 2)).toBe('0.00')
  expect([null, undefined, Number.NaN, Infinity, 1e308].map((value) => showFigure(value, 2))).toEqual([
    '-',
    '-',
    '-',
    '-',
    '-',
  ])
  expect(drawable(5e-324)).toBe(0)
})

test('a share is never rounded to nothing or to all', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map((share) => showShare(share))).toEqual([
    '0 %',
    '< 1 %',
    '50 %',
    '> 99 %',
    '100 %',
  ])
  expect(showShare(0.0004, 1)).toBe('< 0.1 %')
  expect(showShare(1e-17)).toBe('0 %')
})

test('halves are rounded up, also where floating point falls short of them', () => {
  // 23 of 40 are 57.5 %, 287 of 2000 are 14.35 %.
  expect([showShare(23 / 40), showShare(57 / 200), showShare(287 / 2000, 1)]).toEqual(['58 %', '29 %', '14.4 %'])
  expect(showFigure(2.6749999999999998, 2)).toBe('2.68')
  expect(showFigure(999_999_999_999_999)).toBe("999'999'999'999'999")
})

test('the end of an axis that is set is told as it is', () => {
  const plan = (range: Range): ChartLayoutData => ({
    type: 'mean',
    measure: 'mean',
    facets: [],
    parts: [],
    range,
    decimals: 2,
    isStacked: false,
    sides: [],
    isMulti: false,
  })
  const texts = (range: Range) => ticksOf(range).map((tick) => tickText(tick, plan(range)))
  expect(texts({ min: 1, max: 4.75, step: 1, isCut: true })).toEqual(['1', '2', '3', '4', '4.75'])
  expect(texts({ min: 0, max: 1.5, step: 0.5, isCut: false })).toEqual(['0.0', '0.5', '1.0', '1.5'])
  expect(texts({ min: 0, max: 52_024.37, step: 20_000, isCut: false })).toEqual(['0', "20'000", "40'000", "52'024"])
})

test('decimals are as configured, else as the scale asks', () => {
  expect([
    meanDecimals(undefined, 4),
    meanDecimals(undefined, 100),
    meanDecimals(3, 100),
    meanDecimals(-1, 4),
    meanDecimals(99, 4),
  ]).toEqual([2, 1, 3, 2, 2])
  expect([shareDecimals(undefined), shareDecimals(1), shareDecimals(Number.NaN)]).toEqual([0, 1, 0])
})

test('axes of counts start at zero and end above the highest, centred ones are as far to either side', () => {
  expect(ticksOf(countRange(83))).toEqual([0, 20, 40, 60, 80, 100])
  expect(countRange(0)).toMatchObject({ min: 0, max: 1 })
  expect(centredRange(0.3)).toMatchObject({ min: -0.5, max: 0.5 })
  expect(centredRange(1)).toMatchObject({ min: -1, max: 1 })
})

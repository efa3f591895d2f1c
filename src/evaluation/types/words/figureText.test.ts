import { expect, test } from 'vitest'
import { tickText } from './axisTitle.ts'
import { toFinite, meanDecimals, shareDecimals, showFigure, showShare } from './figureText.ts'

test('formats figures with apostrophes and their decimals [D-53, L06, R07]', () => {
  expect(showFigure(1_234_567.5, 1)).toBe("1'234'567.5")
  expect(showFigure(-0, 2)).toBe('0.00')
  expect([null, undefined, Number.NaN, Infinity, 1e308].map((value) => showFigure(value, 2))).toEqual([
    '-',
    '-',
    '-',
    '-',
    '-',
  ])
  expect(toFinite(5e-324)).toBe(0)
})

test('a small figure is never rounded to zero', () => {
  expect(showFigure(1e-7, meanDecimals(undefined, 1e-7))).toBe('0.000000100')
  expect([1e-7, -1e-7, 0.004, 0.005, -0.004].map((value) => showFigure(value, 2))).toEqual([
    '< 0.01',
    '> -0.01',
    '< 0.01',
    '0.01',
    '> -0.01',
  ])
  expect(showFigure(0.4)).toBe('< 1')
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

test('rounds halves up despite floating point', () => {
  // 23 of 40 are 57.5 %, 287 of 2000 are 14.35 %.
  expect([showShare(23 / 40), showShare(57 / 200), showShare(287 / 2000, 1)]).toEqual(['58 %', '29 %', '14.4 %'])
  expect(showFigure(2.6749999999999998, 2)).toBe('2.68')
  expect(showFigure(999_999_999_999_999)).toBe("999'999'999'999'999")
})

test('formats values of an axis with all of their decimals', () => {
  expect([1, 4.75, 0.5, 52_024.37].map((value) => tickText(value, { measure: 'mean' }))).toEqual([
    '1',
    '4.75',
    '0.5',
    "52'024.37",
  ])
  expect([-0.25, 0.5, 0.125].map((value) => tickText(value, { measure: 'share' }))).toEqual(['25 %', '50 %', '12.5 %'])
})

test('decimals are as configured or as the scale requires', () => {
  expect([
    meanDecimals(undefined, 4),
    meanDecimals(undefined, 100),
    meanDecimals(3, 100),
    meanDecimals(-1, 4),
    meanDecimals(99, 4),
  ]).toEqual([2, 1, 3, 2, 2])
  expect([shareDecimals(undefined), shareDecimals(1), shareDecimals(Number.NaN)]).toEqual([0, 1, 0])
})

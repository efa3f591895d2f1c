// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fileName } from '#lib/fileName.ts'
import { showNumber } from './numbers.ts'
import { plainText } from './plainText.ts'
import { report, reportText } from '#lib/report.ts'
import { trimSigns } from './trimSigns.ts'

test('trims characters at both ends only', () => {
  expect([trimSigns("' a ' b '", "' "), trimSigns('//', '/'), trimSigns('', '/')]).toEqual(["a ' b", '', ''])
})

test('trims a long text of one character in linear time', () => {
  for (const sign of ['.', ' ', '1', "'", '/', '<script>', '@', '<!--']) {
    const text = `x${sign.repeat(300_000)}x`
    fileName(text)
    expect(trimSigns(text, " .'/")).toBe(text)
    plainText(text)
    showNumber(text)
    reportText(report(Object.assign(new Error(text), { stack: text }), 'panel'))
  }
})

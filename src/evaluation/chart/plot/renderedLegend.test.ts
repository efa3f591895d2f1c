// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { categories, getChart, getFigure, getSeries, item } from '#evaluation/types/definition/testSeries.ts'
import { render } from './testDrawing.ts'

const series = getSeries(
  { items: [item('q1')], slices: categories('Frau', 'Mann', 'Divers') },
  (_item, _group, slice) =>
    getFigure(
      [
        [0, 0, 10],
        [0, 10, 0],
        [10, 0, 0],
      ][slice] ?? [],
    ),
)
const chart = getChart('mean', { viewSettings: { datalabels: true } })
const names = ['Frau', 'Mann', 'Divers']
const values = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null && /^\d\.\d\d$/.test(text))

test('a legend leaves out what is explained elsewhere, and the chart gets its height', () => {
  const whole = render(series, chart, { height: 0 })
  expect(whole.texts).toEqual(expect.arrayContaining(names))
  const partly = render(series, chart, { height: 0, elsewhere: new Set(['part Frau 0', 'part Mann 0']) })
  expect(partly.texts).toContain('Divers')
  expect(partly.texts).not.toContain('Frau')
  const without = render(series, chart, { height: 0, elsewhere: new Set(names.map((name) => `part ${name} 0`)) })
  expect(without.texts.filter((text) => text !== null && names.includes(text))).toEqual([])
  expect(whole.drawing.height - without.drawing.height).toBe(34)
  expect(values(without.texts)).toEqual(values(whole.texts))
})

test.each([
  ['some entries', ['part Frau 0']],
  ['all entries', names.map((name) => `part ${name} 0`)],
])('a series is hidden without an entry of its own, with %s elsewhere', (_what, elsewhere) => {
  const { texts } = render(series, chart, { hidden: new Set(['part Frau 0']), elsewhere: new Set(elsewhere) })
  expect(values(texts)).toEqual(['2.00', '1.00'])
})

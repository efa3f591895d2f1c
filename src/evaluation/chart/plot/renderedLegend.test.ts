// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { categories, getChart, getFigure, getSeries, item } from '#evaluation/types/definition/testSeries.ts'
import { hiddenAfter } from '#evaluation/types/option/grids/legend.ts'
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

/** The lines of a legend: the questions, and the labels of their answers with their colours. */
function getLegendLines(given: Series, chart: Chart, width = 700) {
  const { option, data, svg } = render(given, chart, { width })
  const legends = [option.legend].flat() as { data: string[]; formatter: (name: string) => string; top: number }[]
  const titles = [option.title].flat() as { text: string; top: number; left: number }[]
  const headings = titles.filter(({ text }) => text)
  return {
    lines: legends.map((legend) => legend.data.map((name) => legend.formatter(name).replaceAll('\n', ' '))),
    colors: legends.map((legend) => legend.data.map((name) => data.parts[Number(name.split(' ')[1])]?.color)),
    headings: headings.map(({ text }) => text),
    isNext: headings.every(({ top }, place) => top === legends[place]?.top),
    svg,
  }
}

test.each([true, false])(
  'a turned question has a line of its own in the legend, in the order of its bar: %s',
  (stacked_likert) => {
    const both = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
    const given = getSeries({ items: both }, () => getFigure([10, 20, 40, 25, 5]))
    const { headings, lines, colors } = getLegendLines(given, getChart('likert', { viewSettings: { stacked_likert } }))
    expect(headings).toEqual(['Freundlichkeit', 'Lärm (umgekehrt)'])
    expect(lines).toEqual([
      ['trifft gar nicht zu', 'trifft eher nicht zu', 'teils, teils', 'trifft eher zu', 'trifft völlig zu'],
      ['trifft völlig zu', 'trifft eher zu', 'teils, teils', 'trifft eher nicht zu', 'trifft gar nicht zu'],
    ])
    expect(colors[1]).toEqual(colors[0])
  },
)

const quality = categories('sehr schlecht', 'schlecht', 'mittel', 'gut', 'sehr gut')
const frequency = categories('nie', 'selten', 'manchmal', 'oft', 'immer')

test('each set of answers has a line in the legend that names its questions', () => {
  const some = [item('q1', 'Essen', quality), item('q2', 'Information', frequency), item('q3', 'Zimmer', quality)]
  const given = getSeries({ items: some }, () => getFigure([10, 20, 40, 25, 5]))
  for (const [width, isNext] of [
    [900, true],
    [340, false],
  ] as const) {
    const legend = getLegendLines(given, getChart('likert'), width)
    expect(legend.headings).toEqual(['Essen, Zimmer', 'Information'])
    expect(legend.lines).toEqual([quality, frequency].map((levels) => levels.map(({ label }) => label.de)))
    expect(legend.isNext).toBe(isNext)
    expect([...legend.svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Essen, Zimmer', 'Information', 'sehr gut', 'immer']),
    )
  }
})

test('the questions of the longest set are all others, below those by name', () => {
  const some = ['A', 'B', 'C', 'D'].map((label) => item(label, label, quality))
  const given = getSeries({ items: [...some, item('q', 'Information', frequency)] }, () => getFigure([1, 2, 4, 2, 5]))
  const { headings, lines } = getLegendLines(given, getChart('likert'))
  expect(headings).toEqual(['Information', 'Alle übrigen Fragen'])
  expect(lines.map(([first]) => first)).toEqual(['nie', 'sehr schlecht'])
})

test('an answer outside of the scale of one question makes no second line of the legend', () => {
  const levels = [...quality, ...categories('', '', '', '', '', '', '7').slice(6)]
  const given = getSeries({ items: [item('q1', 'Essen', quality), item('q2', 'Zimmer', quality)] }, () =>
    getFigure([10, 20, 40, 25, 5]),
  )
  const other = {
    ...item('q2', 'Zimmer', quality),
    levels: levels.map((level, place) => (place === 5 ? { ...level, isOther: true as const } : level)),
  }
  const mixed = getSeries({ items: [item('q1', 'Essen', quality), other] }, () => getFigure([10, 20, 40, 25, 5, 1]))
  expect(getLegendLines(given, getChart('likert')).headings).toEqual([])
  const { headings, lines } = getLegendLines(mixed, getChart('likert'))
  expect(headings).toEqual([])
  expect(lines).toEqual([[...quality.map(({ label }) => label.de), '7']])
})

test('a click in the line of some questions hides an answer of these alone', () => {
  const some = [item('q1', 'Essen', quality), item('q2', 'Information', frequency)]
  const given = getSeries({ items: some }, () => getFigure([10, 20, 40, 25, 5]))
  const chart = getChart('likert', { viewSettings: { datalabels: true } })
  const before = render(given, chart)
  const hidden = hiddenAfter(before.data, new Set(), { 'part 7': false })
  expect([...hidden]).toEqual(['part manchmal 0'])
  const getValues = ({ texts }: typeof before) => texts.filter((text) => /^40\s%$/.test(text))
  expect([getValues(before), getValues(render(given, chart, { hidden }))].map(({ length }) => length)).toEqual([2, 1])
})

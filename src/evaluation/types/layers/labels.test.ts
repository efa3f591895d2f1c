// @vitest-environment node
import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { fillOf } from '../draw/hatches.ts'
import { lookOf } from '../theme.ts'
import { dashOf } from '../draw/shapes.ts'
import { lineHeight, widthOf, wrap } from '../frame/textSize.ts'
import { partsOf } from '../layoutData/cutTexts.ts'
import { paletteOf } from '../palettes.ts'
import { layoutDataOf } from '../layoutData/layoutDataOf.ts'
import { tableOf } from '../tableOf.ts'
import {
  benchmarkOf,
  boxOf,
  categories,
  chartOf,
  figureOf,
  item,
  numberItem,
  sayIn,
  seriesOf,
  words,
} from '../testSeries.ts'
import { barsIn, kindIn, textsIn, wordsIn } from '../testShapes.ts'
import { notesOf } from '../words/notes.ts'
import { pictureOf } from './pictureOf.ts'

const t = sayIn('de')
const wards = categories('Ost', 'West', 'Nord', 'Tagesklinik')
const known = (mean: number) => ({ n: 5000, mean, sd: 1 })

function draw(series: Series, chart: Chart, width = 440) {
  const picture = pictureOf({
    series,
    chart,
    language: 'de',
    t,
    theme: 'light',
    palette: 'default',
    size: { width, height: 280 },
  })
  if (!picture) throw new Error('no picture')
  return picture
}
const planned = (series: Series, chart: Chart) =>
  layoutDataOf({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
const means = (of: (group: number) => number, reach = 1) =>
  seriesOf({ items: [numberItem('cost', 'Kosten')], groups: wards }, (_item, group) =>
    figureOf([], {
      n: 400,
      mean: of(group),
      low: of(group) - reach,
      high: of(group) + reach,
      verdict: { word: 'worse', isClear: false },
    }),
  )

test('values and signs above standing bars stay below the name of the axis, also where they are turned [L03]', () => {
  for (const chart of [
    chartOf('mean', { viewSettings: { datalabels: true, benchmark: true } }),
    chartOf('mean', { viewSettings: { datalabels: true } }),
  ]) {
    const picture = draw(
      means((group) => 52_024 + group),
      chart,
    )
    const name = textsIn(picture, 'decor').find(({ text }) => text === 'Mittelwert')
    const tops = textsIn(picture, 'marks0').map(({ y, rises, text }) => y - (rises ? widthOf(text) : lineHeight / 2))
    expect(tops).toHaveLength(chart.viewSettings.benchmark ? 8 : 4)
    expect(Math.min(...tops)).toBeGreaterThanOrEqual((name?.y ?? 0) + 5)
  }
})

test('the value of a negative bar stands on the free side of zero, not on the bar', () => {
  const picture = draw(
    means(() => -1187.4),
    chartOf('mean', { viewSettings: { datalabels: true, horizontal: true } }),
  )
  const { x: left, width } = picture.frame.facets[0]?.plot ?? { x: 0, width: 0 }
  expect(wordsIn(picture, 'values0').at(-1)).toBe('0')
  for (const { x, text } of textsIn(picture, 'marks0')) {
    expect(x).toBeGreaterThanOrEqual(left + width)
    expect(x + widthOf(text) * 0.92).toBeLessThanOrEqual(440)
  }
})

test('the sign of a benchmark is not covered by a value', () => {
  const items = ['a', 'b', 'c', 'd'].map((name) => item(name))
  const series = seriesOf({ items, benchmarks: [benchmarkOf('Schweiz', [3.7, 3.8, 3.9, 4].map(known))] }, () =>
    figureOf([1, 2, 3, 4, 5], { verdict: { word: 'worse', isClear: false } }),
  )
  const picture = draw(
    series,
    chartOf('mean', { viewSettings: { datalabels: true, benchmark: true, horizontal: true } }),
  )
  const plates = kindIn('rect', picture, 'marks0')
  const signs = kindIn('area', picture, 'marks0').map(({ points }) => points)
  expect(signs).toHaveLength(4)
  for (const points of signs)
    for (const { y, height } of plates) expect(points.every(([, down]) => down > y && down < y + height)).toBe(false)
})

test('a question of a hundred letters is read whole beside its bar [L03]', () => {
  const question = 'Wie beurteilen Sie die Verständlichkeit der Informationen über Wirkung und Nebenwirkungen?'
  const { frame } = draw(
    seriesOf({ items: [item('a', question), item('b', question)] }, () => figureOf([1, 2, 3, 4, 5])),
    chartOf('likert'),
  )
  expect(frame.facets[0]?.labels[0]?.join(' ')).toContain(question)
})

test('a broken word does not end in one or two letters alone', () => {
  for (let width = 60; width < 200; width += 1)
    expect(wrap('Rehabilitationsnachbehandlung', width, 9).at(-1)?.length).toBeGreaterThan(2)
})

test('bars to both sides of zero stand on a line at zero, which the axis names', () => {
  const series = seriesOf(
    { items: [{ ...numberItem('delta'), scale: { min: -50, max: 50, reversed: false } }], groups: wards },
    (_item, group) => figureOf([], { n: 50, mean: group * 10 - 20 }),
  )
  const picture = draw(series, chartOf('mean'))
  expect(wordsIn(picture, 'values0')).toEqual(['-50', '-25', '0', '25', '50'])
  expect(barsIn(picture, [-50, 50])).toMatchObject([
    { from: -20, to: 0 },
    { from: -10, to: 0 },
    { from: 0, to: 10 },
  ])
  const { y, height } = picture.frame.facets[0]?.plot ?? { y: 0, height: 0 }
  const [line] = kindIn('line', picture, 'marks0')
  expect(line?.points.map(([, down]) => down)).toEqual([y + height / 2, y + height / 2])
})

test('sixty parts beside each other all look different, as bars and as lines', () => {
  const parts = partsOf(
    Array.from({ length: 60 }, (_, index) => `Klinik ${index}`),
    paletteOf('default', 'light'),
  )
  expect(
    new Set(parts.map(({ color, sign }) => JSON.stringify(fillOf({ label: '', color, sign }, lookOf('light'))))).size,
  ).toBe(60)
  expect(new Set(parts.map(({ color, sign }) => JSON.stringify([color, dashOf(sign)]))).size).toBe(60)
})

test('thin parts of a bar are not eaten by their edges, and the axis goes on over bars of nothing', () => {
  const thin = draw(
    seriesOf(
      { items: [item('q1')], slices: categories(...Array.from({ length: 60 }, (_, index) => `S${index}`)) },
      (_item, _group, slice) => figureOf([slice === 0 ? 10 : 50, 0, 0, 0, 0]),
    ),
    chartOf('stacked'),
  )
  expect(kindIn('rect', thin, 'bars0')[0]).not.toHaveProperty('stroke')
  const thick = draw(
    seriesOf({ items: [item('q1')], slices: categories('a', 'b') }, () => figureOf([10, 0, 0, 0, 0])),
    chartOf('stacked'),
  )
  expect(kindIn('rect', thick, 'bars0')[0]).toMatchObject({ stroke: '#ffffff', thickness: 1 })
  const names = thick.layers.map(({ name }) => name)
  expect(names.indexOf('categories0')).toBeGreaterThan(names.indexOf('bars0'))
})

test('intervals of enough answers lie on the axis of numbers without a scale; very few answers do not stretch it', () => {
  const wide = (n: number) =>
    seriesOf({ items: [numberItem('cost')], groups: wards }, (_item, group) =>
      figureOf([], { n: group === 0 ? n : 400, mean: 50, low: group === 0 ? -200 : 49, high: group === 0 ? 300 : 51 }),
    )
  const chart = chartOf('mean', { viewSettings: { error_bars: true } })
  expect(planned(wide(12), chart)?.range).toMatchObject({ min: -200, max: 300 })
  expect(planned(wide(2), chart)?.range).toMatchObject({ min: 0, max: 60 })
  expect(planned(wide(12), chartOf('mean'))?.range).toMatchObject({ min: 0, max: 50 })
})

test('means far below one are told apart in the picture and in the table', () => {
  const series = means((group) => 0.0004 + group * 0.00001, 0)
  expect(wordsIn(draw(series, chartOf('mean', { viewSettings: { datalabels: true } })), 'marks0')).toEqual([
    '0.000400',
    '0.000410',
    '0.000420',
    '0.000430',
  ])
  expect(
    tableOf({ series, chart: chartOf('mean'), t, language: 'de' }).columns.find(({ label }) => label === 'Mittelwert'),
  ).toMatchObject({ decimals: 6 })
})

test('of two benchmarks it is said which one better and worse are about', () => {
  const benchmarks = [benchmarkOf('Schweiz', [known(3)]), benchmarkOf('Kanton', [known(4)], 2)]
  const chart = chartOf('mean', { viewSettings: { benchmark: true } })
  const notes = (count: number) => {
    const series = seriesOf({ items: [item('q1')], benchmarks: benchmarks.slice(0, count), comparisons: 1 }, () =>
      figureOf([0, 0, 0, 0, 9], { verdict: { word: 'better', isClear: false } }),
    )
    return notesOf(series, chart, planned(series, chart), t, 'de')
  }
  expect(notes(2)).toContain('Verglichen wird mit dem Benchmark Schweiz.')
  expect(notes(1).join()).not.toContain('Verglichen')
})

test('where somebody counts in several groups, the sum of answers says so', () => {
  const notes = (overlaps: boolean) => {
    const series = seriesOf({ items: [item('q1')], groups: wards, overlaps }, () => figureOf([0, 0, 0, 0, 9]))
    return notesOf(series, chartOf('mean'), planned(series, chartOf('mean')), t, 'de').join()
  }
  expect(notes(true)).toContain('zählt in jeder')
  expect(notes(false)).not.toContain('zählt in jeder')
})

test('a box of fewer than ten answers is grey throughout, also where it is nothing but its median', () => {
  const series = seriesOf({ items: [item('q1')] }, () => figureOf([0, 0, 0, 0, 1], { box: boxOf(5, 5, 5, 5, 5) }))
  const strokes = (viewSettings: Chart['viewSettings']) =>
    kindIn('line', draw(series, chartOf('boxPlot', { viewSettings })), 'bars0').map(({ stroke }) => stroke)
  expect(strokes({})).toContain('#18222c')
  expect(strokes({ color_less_10: true })).not.toContain('#18222c')
})

test('items of a turned scale and others are bars of one chart, each around the middle of its own scale [EVAL-09]', () => {
  const levels = categories('gar nicht', 'wenig', 'ziemlich', 'sehr')
  const items = [item('q1'), item('q4', 'Wartezeit', undefined, true), item('q5', 'Nutzen', levels)]
  const series = seriesOf({ items }, (index) => figureOf(index === 2 ? [10, 20, 30, 40] : [10, 20, 30, 20, 20]))
  for (const type of ['likert', 'stacked', 'stacked-full'] as const)
    expect(planned(series, chartOf(type))?.facets).toHaveLength(1)
  const centred = draw(series, chartOf('likert', { viewSettings: { stacked_likert: true, datalabels: true } }), 900)
  const far = Math.max(...wordsIn(centred, 'values0').map((text) => Number(text.replace(' %', '')))) / 100
  const ends = barsIn(centred, [-far, far]).map(({ from, to }) => [from, to])
  expect(ends.slice(0, 5)).toEqual([
    [-0.45, -0.35],
    [-0.35, -0.15],
    [-0.15, 0.15],
    [0.15, 0.35],
    [0.35, 0.55],
  ])
  expect(ends.slice(5, 10)).toEqual(ends.slice(0, 5))
  expect(ends.slice(10)).toEqual([
    [-0.3, -0.2],
    [-0.2, 0],
    [0, 0.3],
    [0.3, 0.7],
  ])
  // The line of the middle does not go through a number.
  const onMiddle = wordsIn(centred, 'marks0').filter((text) => text === '30 %')
  const plates = kindIn('rect', centred, 'marks0')
  expect(plates.length).toBeGreaterThanOrEqual(2)
  expect(onMiddle.length).toBeGreaterThanOrEqual(2)
})

test('the middle of a scale stays where it is, whatever else was answered [EVAL-09]', () => {
  const levels = (...values: number[]) => values.map((value) => ({ value, label: words(String(value)) }))
  const sidesOf = (...values: number[]) =>
    planned(
      seriesOf({ items: [{ ...item('q'), levels: levels(...values) }] }, () => figureOf(values.map(() => 1))),
      chartOf('likert', { viewSettings: { stacked_likert: true } }),
    )?.sides
  expect(sidesOf(1, 2, 3, 4, 5)).toEqual([-1, -1, 0, 1, 1])
  expect(sidesOf(1, 2, 3, 4, 5, -1)).toEqual([-1, -1, 0, 1, 1, 1])
  expect(sidesOf(-1, 1, 2, 3, 4, 5)).toEqual([-1, -1, -1, 0, 1, 1])
  expect(sidesOf(1, 2, 3, 4, 5, 9)).toEqual([-1, -1, 0, 1, 1, 1])
})

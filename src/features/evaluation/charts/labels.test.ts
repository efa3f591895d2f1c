// @vitest-environment node
import { expect, test } from 'vitest'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import { partsOf } from './cutTexts.ts'
import { decalOf } from './decals.ts'
import { notesOf } from './notes.ts'
import { paletteOf } from './palettes.ts'
import { pictureOf } from './pictureOf.ts'
import { planOf } from './planOf.ts'
import { dashOf } from './shapes.ts'
import { tableOf } from './tableOf.ts'
import { boxOf, categories, chartOf, figureOf, item, numberItem, sayIn, seriesOf, words } from './testSeries.ts'
import { shapesIn, textsIn, wordsIn } from './testShapes.ts'
import { lineHeight, widthOf, wrap } from './textSize.ts'

const say = sayIn('de')
const wards = categories('Ost', 'West', 'Nord', 'Tagesklinik')
const known = (mean: number) => ({ n: 5000, mean, sd: 1 })

function draw(series: Series, chart: Chart, width = 440) {
  const picture = pictureOf({ series, chart, language: 'de', say, theme: 'light', palette: 'default', size: { width, height: 280 } })
  if (!picture) throw new Error('no picture')
  return picture.option
}
const planned = (series: Series, chart: Chart) => planOf({ series, chart, language: 'de', say, theme: 'light', palette: 'default' })
const means = (of: (group: number) => number, reach = 1) => seriesOf({ items: [numberItem('cost', 'Kosten')], groups: wards }, (_item, group) => figureOf([], { n: 400, mean: of(group), low: of(group) - reach, high: of(group) + reach, verdict: 'worse' }))

test('values and signs above standing bars stay below the name of the axis, also where they are turned [L03]', () => {
  for (const chart of [chartOf('mean', { viewSettings: { datalabels: true, benchmark: true } }), chartOf('mean', { viewSettings: { datalabels: true } })]) {
    const option = draw(means((group) => 52_024 + group), chart)
    const name = textsIn(option, 'decor').find(({ style }) => style['text'] === 'Mittelwert')
    const tops = textsIn(option, 'marks0').map(({ y = 0, rotation, style }) => y - (rotation ? widthOf(String(style['text'])) : lineHeight / 2))
    expect(tops).toHaveLength(chart.viewSettings.benchmark ? 8 : 4)
    expect(Math.min(...tops)).toBeGreaterThanOrEqual((name?.y ?? 0) + 11)
  }
})

test('the value of a negative bar stands on the free side of zero, not on the bar', () => {
  const option = draw(means(() => -1187.4), chartOf('mean', { viewSettings: { datalabels: true, horizontal: true } }))
  const { left = 0, width = 0 } = { ...option.grid[0] } as { left?: number; width?: number }
  expect(option.xAxis[0]?.['max']).toBeCloseTo(0)
  for (const { x = 0, style } of textsIn(option, 'marks0')) {
    expect(x).toBeGreaterThanOrEqual(left + width)
    expect(x + widthOf(String(style['text'])) * 0.92).toBeLessThanOrEqual(440)
  }
})

test('the sign of a benchmark is not covered by a value', () => {
  const items = ['a', 'b', 'c', 'd'].map((name) => item(name))
  const series = seriesOf({ items, benchmarks: [{ id: 1, label: words('Schweiz'), items: [3.7, 3.8, 3.9, 4].map(known) }] }, () => figureOf([1, 2, 3, 4, 5], { verdict: 'worse' }))
  const option = draw(series, chartOf('mean', { viewSettings: { datalabels: true, benchmark: true, horizontal: true } }))
  const plates = shapesIn(option, 'marks0').filter(({ type }) => type === 'rect').map(({ shape }) => shape as { x: number; y: number; width: number; height: number })
  const signs = shapesIn(option, 'marks0').filter(({ type }) => type === 'polygon').map(({ shape }) => (shape as { points: [number, number][] }).points)
  expect(signs).toHaveLength(4)
  for (const points of signs) for (const { y, height } of plates) expect(points.every(([, down]) => down > y && down < y + height)).toBe(false)
})

test('a question of a hundred letters is read whole beside its bar [L03]', () => {
  const question = 'Wie beurteilen Sie die Verständlichkeit der Informationen über Wirkung und Nebenwirkungen?'
  const { axisLabel } = draw(seriesOf({ items: [item('a', question), item('b', question)] }, () => figureOf([1, 2, 3, 4, 5])), chartOf('likert')).yAxis[0] as { axisLabel: { formatter: (value: string, place: number) => string } }
  expect(axisLabel.formatter('', 0).replaceAll('\n', ' ')).toContain(question)
})

test('a broken word does not end in one or two letters alone', () => {
  for (let width = 60; width < 200; width += 1) expect(wrap('Rehabilitationsnachbehandlung', width, 9).at(-1)?.length).toBeGreaterThan(2)
})

test('bars to both sides of zero stand on a line at zero, which the axis names', () => {
  const series = seriesOf({ items: [{ ...numberItem('delta'), scale: { min: -50, max: 50, reversed: false } }], groups: wards }, (_item, group) => figureOf([], { n: 50, mean: group * 10 - 20 }))
  const option = draw(series, chartOf('mean'))
  expect(option.yAxis[0]).toMatchObject({ min: -50, max: 50, interval: 25 })
  const { top = 0, height = 0 } = { ...option.grid[0] } as { top?: number; height?: number }
  const [line] = shapesIn(option, 'marks0').filter(({ type }) => type === 'polyline').map(({ shape }) => (shape as { points: [number, number][] }).points)
  expect(line?.map(([, y]) => y)).toEqual([top + height / 2, top + height / 2])
})

test('sixty parts beside each other all look different, as bars and as lines', () => {
  const parts = partsOf(Array.from({ length: 60 }, (_, index) => `Klinik ${index}`), paletteOf('default', 'light'))
  expect(new Set(parts.map(({ color, sign }) => JSON.stringify([color, decalOf(sign, '#ffffff')]))).size).toBe(60)
  expect(new Set(parts.map(({ color, sign }) => JSON.stringify([color, dashOf(sign)]))).size).toBe(60)
})

test('thin parts of a bar are not eaten by their edges, and the axis goes on over bars of nothing', () => {
  const thin = draw(seriesOf({ items: [item('q1')], slices: categories(...Array.from({ length: 60 }, (_, index) => `S${index}`)) }, (_item, _group, slice) => figureOf([slice === 0 ? 10 : 50, 0, 0, 0, 0])), chartOf('stacked'))
  expect(thin.series.find(({ id }) => id === 'f0p0')?.['data']).toMatchObject([{ value: 10, itemStyle: { borderWidth: 0 } }, {}, {}, {}, {}])
  const thick = draw(seriesOf({ items: [item('q1')], slices: categories('a', 'b') }, () => figureOf([10, 0, 0, 0, 0])), chartOf('stacked'))
  expect(thick.series.find(({ id }) => id === 'f0p0')?.['data']).toEqual(expect.arrayContaining([{ value: 10 }]))
  const [{ z: bar } = {}] = thick.series.filter(({ type }) => type === 'bar')
  expect(Number(thick.xAxis[0]?.['z'])).toBeGreaterThan(Number(bar))
})

test('intervals of enough answers lie on the axis of numbers without a scale; very few answers do not stretch it', () => {
  const wide = (n: number) => seriesOf({ items: [numberItem('cost')], groups: wards }, (_item, group) => figureOf([], { n: group === 0 ? n : 400, mean: 50, low: group === 0 ? -200 : 49, high: group === 0 ? 300 : 51 }))
  const chart = chartOf('mean', { viewSettings: { error_bars: true } })
  expect(planned(wide(12), chart)?.range).toMatchObject({ min: -200, max: 300 })
  expect(planned(wide(2), chart)?.range).toMatchObject({ min: 0, max: 60 })
  expect(planned(wide(12), chartOf('mean'))?.range).toMatchObject({ min: 0, max: 50 })
})

test('means far below one are told apart in the picture and in the table', () => {
  const series = means((group) => 0.0004 + group * 0.00001, 0)
  expect(wordsIn(draw(series, chartOf('mean', { viewSettings: { datalabels: true } })), 'marks0')).toEqual(['0.000400', '0.000410', '0.000420', '0.000430'])
  expect(tableOf({ series, chart: chartOf('mean'), say, language: 'de' }).columns.find(({ label }) => label === 'Mittelwert')).toMatchObject({ decimals: 6 })
})

test('of two benchmarks it is said which one better and worse are about', () => {
  const benchmarks = [{ id: 1, label: words('Schweiz'), items: [known(3)] }, { id: 2, label: words('Kanton'), items: [known(4)] }]
  const chart = chartOf('mean', { viewSettings: { benchmark: true } })
  const notes = (count: number) => {
    const series = seriesOf({ items: [item('q1')], benchmarks: benchmarks.slice(0, count) }, () => figureOf([0, 0, 0, 0, 9], { verdict: 'better' }))
    return notesOf(series, chart, planned(series, chart), say, 'de')
  }
  expect(notes(2)).toContain('Verglichen wird mit dem Benchmark Schweiz.')
  expect(notes(1).join()).not.toContain('Verglichen')
})

test('a box of fewer than ten answers is grey throughout, also where it is nothing but its median', () => {
  const series = seriesOf({ items: [item('q1')] }, () => figureOf([0, 0, 0, 0, 1], { box: boxOf(5, 5, 5, 5, 5) }))
  const strokes = (viewSettings: Chart['viewSettings']) => shapesIn(draw(series, chartOf('boxPlot', { viewSettings })), 'boxes0').map(({ style }) => style['stroke'])
  expect(strokes({})).toContain('#18222c')
  expect(strokes({ color_less_10: true })).not.toContain('#18222c')
})

test('items of a turned scale and others are bars of one chart, each around the middle of its own scale [EVAL-09]', () => {
  const levels = categories('gar nicht', 'wenig', 'ziemlich', 'sehr')
  const items = [item('q1'), item('q4', 'Wartezeit', undefined, true), item('q5', 'Nutzen', levels)]
  const series = seriesOf({ items }, (index) => figureOf(index === 2 ? [10, 20, 30, 40] : [10, 20, 30, 20, 20]))
  for (const type of ['likert', 'stacked', 'stacked-full'] as const) expect(planned(series, chartOf(type))?.facets).toHaveLength(1)
  const centred = draw(series, chartOf('likert', { viewSettings: { stacked_likert: true, datalabels: true } }), 900)
  const data = (id: string) => centred.series.find((one) => one['id'] === id)?.['data']
  expect(data('f0p0')).toMatchObject([{ value: -0.1 }, null, null])
  expect(data('f0p5')).toMatchObject([null, { value: -0.1 }, null])
  expect(data('f0p7left')).toMatchObject([null, { value: -0.15 }, null])
  expect([data('f0p11'), data('f0p12')]).toMatchObject([[null, null, { value: -0.2 }], [null, null, { value: 0.3 }]])
  // The line of the middle does not go through a number.
  const onMiddle = textsIn(centred, 'marks0').filter(({ style }) => style['text'] === '30 %')
  const plates = shapesIn(centred, 'marks0').filter(({ type }) => type === 'rect')
  expect(plates.length).toBeGreaterThanOrEqual(2)
  expect(onMiddle.length).toBeGreaterThanOrEqual(2)
})

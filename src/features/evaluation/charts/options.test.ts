// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Chart, ChartType } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import type { Piece } from './drawing.ts'
import { pictureOf } from './pictureOf.ts'
import { boxOf, categories, chartOf, figureOf, item, nobody, sayIn, seriesOf, words } from './testSeries.ts'
import type { Shape } from './shapes.ts'
import { shapesIn } from './testShapes.ts'

const clinics = categories('Klinik A', 'Klinik B', 'Klinik C')
const benchmarks = [{ id: 1, label: words('Schweiz'), items: [{ n: 5000, mean: 3.7, sd: 1 }] }]
/** Klinik B has 6 answers, Klinik C none. */
const uneven = seriesOf({ items: [item('q1', 'Freundlichkeit')], groups: clinics, benchmarks }, (_item, group) => [figureOf([2, 3, 10, 30, 15], { verdict: 'better' }), figureOf([1, 1, 2, 1, 1]), nobody][group] ?? nobody)

function draw(series: Series, chart: Chart, width = 700) {
  const picture = pictureOf({ series, chart, language: 'de', say: sayIn('de'), theme: 'light', palette: 'default', size: { width, height: 320 } })
  if (!picture) throw new Error('no picture')
  return picture.option
}
const piece = (list: Piece[], id: string) => list.find((each) => each['id'] === id) ?? {}
const textsOf = (shapes: Shape[]) => shapes.filter(({ type }) => type === 'text').map(({ style }) => String(style['text']))
const linesOf = (shapes: Shape[]) => shapes.filter(({ type }) => type === 'polyline')

describe('means', () => {
  test('values stand on the whole scale, an empty group has no bar but words [EVAL-06, X07]', () => {
    const option = draw(uneven, chartOf('mean'))
    expect(option.yAxis[0]).toMatchObject({ type: 'value', min: 1, max: 5, interval: 1 })
    expect(piece(option.series, 'f0p0')['data']).toEqual([{ value: (2 + 6 + 30 + 120 + 75) / 60 }, { value: 3 }, null])
    expect(textsOf(shapesIn(option, 'marks0'))).toEqual(['keine Daten'])
  })
  test('horizontal swaps the axes, the first group at the top [EVAL-09]', () => {
    const option = draw(uneven, chartOf('mean', { viewSettings: { horizontal: true } }))
    expect(option.xAxis[0]).toMatchObject({ type: 'value', min: 1, max: 5 })
    expect(option.yAxis[0]).toMatchObject({ type: 'category', inverse: true })
  })
  test('labels that do not fit side by side lay the bars down', () => {
    const long = seriesOf({ items: [item('q1')], groups: categories(...Array.from({ length: 20 }, (_, index) => `Psychiatrische Universitätsklinik ${index}`)) }, () => figureOf([1, 2, 3, 4, 5]))
    expect(draw(long, chartOf('mean')).yAxis[0]).toMatchObject({ type: 'category' })
  })
  test('fewer than ten are grey and hatched, with color_less_10 alone [EVAL-09]', () => {
    const small = { value: 3, itemStyle: { color: '#d3d9de', decal: expect.objectContaining({ symbol: 'rect' }) } }
    expect(piece(draw(uneven, chartOf('mean', { viewSettings: { color_less_10: true } })).series, 'f0p0')['data']).toMatchObject([{ value: expect.any(Number) }, small, null])
    expect(piece(draw(uneven, chartOf('mean')).series, 'f0p0')['data']).toMatchObject([{}, { value: 3 }, null])
  })
  test('intervals are drawn with error_bars, one line with two ends per group that has one [EVAL-09]', () => {
    const without = linesOf(shapesIn(draw(uneven, chartOf('mean')), 'marks0'))
    const lines = linesOf(shapesIn(draw(uneven, chartOf('mean', { viewSettings: { error_bars: true } })), 'marks0'))
    expect(without).toHaveLength(0)
    expect(lines).toHaveLength(8)
  })
  test('an interval that leaves the scale has no end there', () => {
    const wide = seriesOf({ items: [item('q1')], groups: categories('A') }, () => figureOf([1, 0, 0, 0, 1], { low: -22, high: 28 }))
    expect(linesOf(shapesIn(draw(wide, chartOf('mean', { viewSettings: { error_bars: true } })), 'marks0'))).toHaveLength(2)
  })
  test('the benchmark is one line with its name, better and worse have a sign and a word [EVAL-09]', () => {
    const option = draw(uneven, chartOf('mean', { viewSettings: { benchmark: true, horizontal: true } }))
    const [halo, line] = linesOf(shapesIn(option, 'marks0'))
    expect(halo?.shape).toEqual(line?.shape)
    expect(line?.style['lineDash']).toEqual([6, 4])
    expect(textsOf(shapesIn(option, 'decor'))).toContain('Benchmark: Schweiz (3.70)')
    expect(textsOf(shapesIn(option, 'marks0'))).toContain('▲ besser')
    expect(textsOf(shapesIn(draw(uneven, chartOf('mean')), 'decor'))).not.toContain('Benchmark: Schweiz (3.70)')
  })
  test('a configured axis is kept, but never hides a value', () => {
    expect(draw(uneven, chartOf('mean', { config: { min: 2, max: 4 } })).yAxis[0]).toMatchObject({ min: 2, max: 4 })
    const { min, max } = { min: 1, max: 5, ...draw(uneven, chartOf('mean', { config: { min: 3.5, max: 4 } })).yAxis[0] }
    expect(min).toBeLessThanOrEqual(3)
    expect(max).toBe(4)
  })
  test('slices stand beside each other, each with a colour and a pattern of its own [X07]', () => {
    const sliced = seriesOf({ items: [item('q1')], groups: clinics, slices: categories('a', 'b', 'c') }, () => figureOf([1, 2, 3, 4, 5]))
    const looks = [0, 1, 2].map((part) => piece(draw(sliced, chartOf('mean')).series, `f0p${part}`)['itemStyle'])
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(3)
    expect(looks[0]).toMatchObject({ decal: null })
    expect(looks[1]).toMatchObject({ decal: { symbol: 'rect' } })
  })
  test('a split makes small charts on the same axis, with headings [EVAL-07]', () => {
    const split = seriesOf({ items: [item('q1')], groups: clinics }, (_item, _group, _slice, panel) => figureOf(panel === 0 ? [9, 0, 0, 0, 0] : [0, 0, 0, 0, 9]), categories('2023', '2024'))
    const option = draw(split, chartOf('mean'))
    expect(option.yAxis).toHaveLength(2)
    expect(option.yAxis[0]).toMatchObject({ min: 1, max: 5 })
    expect(option.yAxis[1]).toMatchObject({ min: 1, max: 5 })
    expect(textsOf(shapesIn(option, 'decor'))).toEqual(expect.arrayContaining(['2023', '2024']))
  })
})

describe('distributions', () => {
  const items = [item('q1', 'Freundlichkeit'), item('q2', 'Essen')]
  const series = seriesOf({ items }, (index) => (index === 0 ? figureOf([10, 20, 40, 20, 10]) : figureOf([0, 0, 0, 50, 50])))
  test('likert stacks shares up to 100 per cent [EVAL-06]', () => {
    const option = draw(series, chartOf('likert'))
    expect(option.yAxis[0]).toMatchObject({ min: 0, max: 1 })
    expect([0, 1, 2, 3, 4].map((part) => piece(option.series, `f0p${part}`)['data'])).toEqual([0.1, 0.2, 0.4, 0.2, 0.1].map((share, level) => [{ value: share }, { value: [0, 0, 0, 0.5, 0.5][level] }]))
  })
  test('stacked_likert centres on the middle: lower answers to the left, the middle in halves [EVAL-09]', () => {
    const option = draw(series, chartOf('likert', { viewSettings: { stacked_likert: true } }))
    expect(option.yAxis[0]).toMatchObject({ min: -1, max: 1 })
    expect(piece(option.series, 'f0p2left')['data']).toMatchObject([{ value: -0.2 }, { value: -0 }])
    expect(piece(option.series, 'f0p2right')['data']).toMatchObject([{ value: 0.2 }, { value: 0 }])
    expect(piece(option.series, 'f0p0')['data']).toMatchObject([{ value: -0.1 }, { value: -0 }])
    const ids = option.series.map(({ id }) => id)
    expect(ids.indexOf('f0p1')).toBeLessThan(ids.indexOf('f0p0'))
  })
  test('the colours of a reversed scale are turned round, the labels stay [EVAL-06]', () => {
    const colors = (reversed: boolean) => [0, 4].map((part) => piece(draw(seriesOf({ items: [item('q', 'q', undefined, reversed)] }, () => figureOf([1, 1, 1, 1, 1])), chartOf('likert')).series, `f0p${part}`)['itemStyle'])
    expect(colors(true)).toEqual(colors(false).toReversed())
  })
  test('bar shows shares on 0 to 100 per cent with Wilson intervals [EVAL-06, EVAL-09]', () => {
    const option = draw(seriesOf({ items: [item('q1')] }, () => figureOf([10, 20, 40, 20, 10])), chartOf('bar', { viewSettings: { error_bars: true, datalabels: true } }))
    expect(option.yAxis[0]).toMatchObject({ min: 0, max: 1 })
    expect(piece(option.series, 'f0p0')['data']).toEqual([0.1, 0.2, 0.4, 0.2, 0.1].map((value) => ({ value })))
    expect(linesOf(shapesIn(option, 'marks0'))).toHaveLength(20)
    expect(textsOf(shapesIn(option, 'marks0'))).toEqual(['10 %', '20 %', '40 %', '20 %', '10 %'])
  })
  test('stacked counts slices on each other, every small chart on its own stack; stacked-full makes them 100 per cent [EVAL-06]', () => {
    const sliced = seriesOf({ items, slices: categories('Frauen', 'Männer') }, (_item, _group, slice) => figureOf(slice === 0 ? [3, 0, 0, 0, 9] : [1, 0, 0, 0, 3]))
    const counts = draw(sliced, chartOf('stacked'))
    expect(piece(counts.series, 'f0p0')['data']).toEqual([{ value: 3 }, { value: 0 }, { value: 0 }, { value: 0 }, { value: 9 }])
    expect(piece(counts.series, 'f0p0')['stack']).toBe(piece(counts.series, 'f0p1')['stack'])
    expect(piece(counts.series, 'f0p0')['stack']).not.toBe(piece(counts.series, 'f1p0')['stack'])
    expect(counts.yAxis[0]).toMatchObject({ min: 0 })
    const full = draw(sliced, chartOf('stacked-full'))
    expect(piece(full.series, 'f0p1')['data']).toEqual([{ value: 0.25 }, null, null, null, { value: 0.25 }])
  })
  test('bars of one item are told apart by their slice, also where the name is cut [L03]', () => {
    const long = seriesOf({ items: [item('q1', 'Die Pflegefachpersonen waren freundlich und respektvoll, auch in der Nacht und am Wochenende und an Feiertagen'), item('q2')], slices: categories('Frauen', 'Männer') }, () => figureOf([1, 2, 3, 4, 5]))
    const { axisLabel } = draw(long, chartOf('likert', { viewSettings: { horizontal: true } }), 320).yAxis[0] as { axisLabel: { formatter: (value: string, place: number) => string } }
    const labels = [0, 1, 2, 3].map((place) => axisLabel.formatter('', place))
    expect(labels[0]).toContain('…')
    expect(labels.map((label) => label.split(' ')[0])).toEqual(['Frauen', 'Männer', 'Frauen', 'Männer'])
  })
  test('shares of people who may give several answers are of all answers given', () => {
    const several = seriesOf({ items: [item('q1')] }, () => ({ ...figureOf([10, 10, 0, 0, 0]), n: 10 }))
    expect(piece(draw(several, chartOf('likert')).series, 'f0p0')['data']).toEqual([{ value: 0.5 }])
  })
})

describe('time, nets and boxes', () => {
  const years = ['2022', '2023', '2024', '2025'].map((year) => ({ value: `${year}-01-01`, label: words(year) }))
  test('an empty bin is a gap, not a zero; the interval is a band on either side of it [EVAL-06, EVAL-09]', () => {
    const series = seriesOf({ items: [item('q1')], groups: years }, (_item, bin) => (bin === 2 ? nobody : figureOf([0, 0, 0, 0, 9 + bin])))
    const option = draw(series, chartOf('timeline', { viewSettings: { error_bars: true } }))
    expect(piece(option.series, 'f0p0')).toMatchObject({ connectNulls: false, data: [5, 5, null, 5] })
    expect(shapesIn(option, 'bands0')).toHaveLength(2)
    expect(shapesIn(draw(series, chartOf('timeline')), 'bands0')).toHaveLength(0)
  })
  test('a net is open where an item has no mean, and never drawn to its centre [EVAL-06]', () => {
    const items = ['a', 'b', 'c', 'd'].map((name) => item(name))
    const whole = shapesIn(draw(seriesOf({ items }, () => figureOf([0, 0, 5, 5, 5])), chartOf('radar')), 'polygons0')
    const open = shapesIn(draw(seriesOf({ items }, (index) => (index === 1 ? nobody : figureOf([0, 0, 5, 5, 5]))), chartOf('radar')), 'polygons0')
    expect(whole.filter(({ style }) => style['opacity'] === 0.1)).toHaveLength(1)
    expect(linesOf(whole)).toHaveLength(1)
    expect(open.filter(({ style }) => style['opacity'] === 0.1)).toHaveLength(0)
    expect(linesOf(open)).toHaveLength(2)
  })
  test('a box stands between its quartiles, outliers outside are circles [EVAL-06]', () => {
    const series = seriesOf({ items: [item('q1')] }, () => figureOf([1, 2, 3, 4, 5], { box: boxOf(2, 3, 4, 5, 5, [1, 1.001]) }))
    const shapes = shapesIn(draw(series, chartOf('boxPlot', { viewSettings: { horizontal: true } })), 'boxes0')
    const grid = draw(series, chartOf('boxPlot', { viewSettings: { horizontal: true } })).grid[0]
    const { left = 0, width = 0 } = { ...grid } as { left?: number; width?: number }
    const box = shapes.find(({ type }) => type === 'rect')?.shape as { x: number; width: number }
    expect(box.x).toBeCloseTo(left + width / 2)
    expect(box.width).toBeCloseTo(width / 2)
    expect(shapes.filter(({ type }) => type === 'circle')).toHaveLength(1)
  })
  test.each<ChartType>(['timeline', 'radar', 'mean', 'likert', 'bar', 'stacked', 'stacked-full', 'boxPlot'])('%s is drawn in light and dark, and answers for every point [EVAL-06, R02]', (type) => {
    const items = type === 'radar' ? ['a', 'b', 'c'].map((name) => item(name)) : [item('q1', '<b>x</b>')]
    const series = seriesOf({ items, groups: years, slices: categories('a', 'b') }, () => figureOf([1, 2, 3, 4, 5], { box: boxOf(1, 2, 3, 4, 5), invalid: 2 }))
    const input = { series, chart: chartOf(type, { viewSettings: { datalabels: true } }), language: 'fr', say: sayIn('fr'), palette: 'default', size: { width: 500, height: 300 } } as const
    const [light, dark] = [pictureOf({ ...input, theme: 'light' }), pictureOf({ ...input, theme: 'dark' })]
    expect(light?.surface).not.toBe(dark?.surface)
    for (const [facet, count] of (light?.categories ?? []).entries()) {
      for (let category = 0; category < count; category += 1) expect(light?.tip(facet, category)?.notes).toContain('2 réponses non valables ne sont pas comptées.')
    }
  })
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Chart, ChartType } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import {
  benchmarkOf,
  boxOf,
  categories,
  chartOf,
  figureOf,
  item,
  nobody,
  sayIn,
  seriesOf,
  words,
} from '../testSeries.ts'
import { barsIn, kindIn, shapesIn, textsIn, wordsIn } from '../testShapes.ts'
import { pictureOf } from './pictureOf.ts'

const clinics = categories('Klinik A', 'Klinik B', 'Klinik C')
const benchmarks = [benchmarkOf('Schweiz', [{ n: 5000, mean: 3.7, sd: 1 }])]
/** Klinik B has 6 answers, Klinik C none. */
const uneven = seriesOf(
  { items: [item('q1', 'Freundlichkeit')], groups: clinics, benchmarks },
  (_item, group) =>
    [figureOf([2, 3, 10, 30, 15], { verdict: { word: 'better', isClear: false } }), figureOf([1, 1, 2, 1, 1]), nobody][
      group
    ] ?? nobody,
)

function draw(series: Series, chart: Chart, width = 700) {
  const picture = pictureOf({
    series,
    chart,
    language: 'de',
    t: sayIn('de'),
    theme: 'light',
    palette: 'default',
    size: { width, height: 320 },
  })
  if (!picture) throw new Error('no picture')
  return picture
}
const mean = (2 + 6 + 30 + 120 + 75) / 60
const reaching = (bars: { from: number; to: number }[]) => bars.map(({ from, to }) => [from, to])

describe('means', () => {
  test('values stand on the whole scale, an empty group has no bar but words [EVAL-06, X07]', () => {
    const picture = draw(uneven, chartOf('mean'))
    expect(wordsIn(picture, 'values0')).toEqual(['1', '2', '3', '4', '5'])
    expect(reaching(barsIn(picture, [1, 5]))).toEqual([
      [1, Number(mean.toFixed(6))],
      [1, 3],
    ])
    expect(wordsIn(picture, 'marks0')).toEqual(['keine Daten'])
  })
  test('horizontal swaps the axes, the first group at the top [EVAL-09]', () => {
    const picture = draw(uneven, chartOf('mean', { viewSettings: { horizontal: true } }))
    expect(reaching(barsIn(picture, [1, 5]))).toEqual([
      [1, Number(mean.toFixed(6))],
      [1, 3],
    ])
    const labels = textsIn(picture, 'categories0')
    expect(labels.map(({ text }) => text)).toEqual([
      'Klinik A',
      'n\u00a0=\u00a060',
      'Klinik B',
      'n\u00a0=\u00a06',
      'Klinik C',
      'n\u00a0=\u00a00',
    ])
    expect(labels.map(({ y }) => y)).toEqual(labels.map(({ y }) => y).toSorted((one, other) => one - other))
  })
  test('labels that do not fit side by side lay the bars down', () => {
    const long = seriesOf(
      {
        items: [item('q1')],
        groups: categories(...Array.from({ length: 20 }, (_, index) => `Psychiatrische Universitätsklinik ${index}`)),
      },
      () => figureOf([1, 2, 3, 4, 5]),
    )
    expect(draw(long, chartOf('mean')).frame.isHorizontal).toBe(true)
  })
  test('fewer than ten are grey and hatched, with color_less_10 alone [EVAL-09]', () => {
    const fills = (viewSettings: Chart['viewSettings']) =>
      barsIn(draw(uneven, chartOf('mean', { viewSettings })), [1, 5]).map(({ fill }) => fill)
    const [plain] = fills({})
    expect(fills({})).toEqual([plain, plain])
    expect(fills({ color_less_10: true })).toEqual([plain, { ground: '#d3d9de', ink: '#6b7681', pattern: 0 }])
  })
  test('intervals are drawn with error_bars, one line with two ends per group that has one [EVAL-09]', () => {
    expect(kindIn('line', draw(uneven, chartOf('mean')), 'marks0')).toHaveLength(0)
    expect(
      kindIn('line', draw(uneven, chartOf('mean', { viewSettings: { error_bars: true } })), 'marks0'),
    ).toHaveLength(8)
  })
  test('an interval that leaves the scale has no end there', () => {
    const wide = seriesOf({ items: [item('q1')], groups: categories('A') }, () =>
      figureOf([1, 0, 0, 0, 1], { low: -22, high: 28 }),
    )
    expect(kindIn('line', draw(wide, chartOf('mean', { viewSettings: { error_bars: true } })), 'marks0')).toHaveLength(
      2,
    )
  })
  test('the benchmark is one line with its name, better and worse have a sign and a word [EVAL-09]', () => {
    const picture = draw(uneven, chartOf('mean', { viewSettings: { benchmark: true, horizontal: true } }))
    const [halo, line] = kindIn('line', picture, 'marks0')
    expect(halo?.points).toEqual(line?.points)
    expect(line?.dash).toEqual([6, 4])
    expect(wordsIn(picture, 'decor')).toContain('Benchmark: Schweiz (3.70)')
    expect(wordsIn(picture, 'marks0')).toContain('▲ besser')
    expect(wordsIn(draw(uneven, chartOf('mean')), 'decor')).not.toContain('Benchmark: Schweiz (3.70)')
  })
  test('a configured axis is kept, but never hides a value', () => {
    expect(wordsIn(draw(uneven, chartOf('mean', { config: { min: 2, max: 4 } })), 'values0')).toEqual(['2', '3', '4'])
    const ends = wordsIn(draw(uneven, chartOf('mean', { config: { min: 3.5, max: 4 } })), 'values0').map(Number)
    expect(ends[0]).toBeLessThanOrEqual(3)
    expect(ends.at(-1)).toBe(4)
  })
  test('slices stand beside each other, each with a colour and a pattern of its own [X07]', () => {
    const sliced = seriesOf({ items: [item('q1')], groups: clinics, slices: categories('a', 'b', 'c') }, () =>
      figureOf([1, 2, 3, 4, 5]),
    )
    const looks = barsIn(draw(sliced, chartOf('mean')), [1, 5])
      .slice(0, 3)
      .map(({ fill }) => fill)
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(3)
    expect(looks).toEqual([
      expect.any(String),
      expect.objectContaining({ pattern: 1 }),
      expect.objectContaining({ pattern: 2 }),
    ])
  })
  test('a split makes small charts on the same axis, with headings [EVAL-07]', () => {
    const split = seriesOf(
      { items: [item('q1')], groups: clinics },
      (_item, _group, _slice, panel) => figureOf(panel === 0 ? [9, 0, 0, 0, 0] : [0, 0, 0, 0, 9]),
      categories('2023', '2024'),
    )
    const picture = draw(split, chartOf('mean'))
    expect([0, 1, 2].map((facet) => wordsIn(picture, `values${facet}`))).toEqual([
      ['1', '2', '3', '4', '5'],
      ['1', '2', '3', '4', '5'],
      [],
    ])
    expect(barsIn(picture, [1, 5], 1).map(({ to }) => to)).toEqual([5, 5, 5])
    expect(wordsIn(picture, 'decor')).toEqual(expect.arrayContaining(['2023', '2024']))
  })
})

describe('distributions', () => {
  const items = [item('q1', 'Freundlichkeit'), item('q2', 'Essen')]
  const series = seriesOf({ items }, (index) =>
    index === 0 ? figureOf([10, 20, 40, 20, 10]) : figureOf([0, 0, 0, 50, 50]),
  )
  test('likert stacks shares up to 100 per cent [EVAL-06]', () => {
    const picture = draw(series, chartOf('likert'))
    expect(wordsIn(picture, 'values0')).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %'])
    expect(reaching(barsIn(picture, [0, 1]))).toEqual([
      [0, 0.1],
      [0.1, 0.3],
      [0.3, 0.7],
      [0.7, 0.9],
      [0.9, 1],
      [0, 0.5],
      [0.5, 1],
    ])
  })
  test('stacked_likert centres on the middle: lower answers to the left, the middle in halves [EVAL-09]', () => {
    const picture = draw(series, chartOf('likert', { viewSettings: { stacked_likert: true } }))
    expect(wordsIn(picture, 'values0')).toEqual(['100 %', '50 %', '0 %', '50 %', '100 %'])
    expect(reaching(barsIn(picture, [-1, 1]))).toEqual([
      [-0.5, -0.4],
      [-0.4, -0.2],
      [-0.2, 0.2],
      [0.2, 0.4],
      [0.4, 0.5],
      [0, 0.5],
      [0.5, 1],
    ])
  })
  test('the colours of a reversed scale are turned round, the labels stay [EVAL-06]', () => {
    const drawn = (reversed: boolean) =>
      draw(
        seriesOf({ items: [item('q', 'q', undefined, reversed)] }, () => figureOf([1, 1, 1, 1, 1])),
        chartOf('likert'),
      )
    const colors = (reversed: boolean) =>
      barsIn(drawn(reversed), [0, 1]).map(({ fill }) => JSON.stringify(fill).match(/#\w+/)?.[0])
    expect(colors(true)).toEqual(colors(false).toReversed())
    expect(wordsIn(drawn(true), 'decor')).toEqual(wordsIn(drawn(false), 'decor'))
  })
  test('bar shows shares on 0 to 100 per cent with Wilson intervals [EVAL-06, EVAL-09]', () => {
    const picture = draw(
      seriesOf({ items: [item('q1')] }, () => figureOf([10, 20, 40, 20, 10])),
      chartOf('bar', { viewSettings: { error_bars: true, datalabels: true } }),
    )
    expect(wordsIn(picture, 'values0')).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %'])
    expect(reaching(barsIn(picture, [0, 1]))).toEqual([0.1, 0.2, 0.4, 0.2, 0.1].map((value) => [0, value]))
    expect(kindIn('line', picture, 'marks0')).toHaveLength(20)
    expect(wordsIn(picture, 'marks0')).toEqual(['10 %', '20 %', '40 %', '20 %', '10 %'])
  })
  test('stacked counts slices on each other, every small chart on its own stack; stacked-full makes them 100 per cent [EVAL-06]', () => {
    const sliced = seriesOf({ items, slices: categories('Frauen', 'Männer') }, (_item, _group, slice) =>
      figureOf(slice === 0 ? [3, 0, 0, 0, 9] : [1, 0, 0, 0, 3]),
    )
    const counts = draw(sliced, chartOf('stacked'))
    const highest = Number(wordsIn(counts, 'values0').at(-1))
    for (const facet of [0, 1])
      expect(reaching(barsIn(counts, [0, highest], facet))).toEqual([
        [0, 3],
        [3, 4],
        [0, 9],
        [9, 12],
      ])
    expect(reaching(barsIn(draw(sliced, chartOf('stacked-full')), [0, 1]))).toEqual([
      [0, 0.75],
      [0.75, 1],
      [0, 0.75],
      [0.75, 1],
    ])
  })
  test('bars of one item are told apart by their slice, also where the name is cut [L03]', () => {
    const long = seriesOf(
      {
        items: [
          item(
            'q1',
            'Die Pflegefachpersonen waren freundlich und respektvoll, auch in der Nacht und am Wochenende und an Feiertagen',
          ),
          item('q2'),
        ],
        slices: categories('Frauen', 'Männer'),
      },
      () => figureOf([1, 2, 3, 4, 5]),
    )
    const { labels } = draw(long, chartOf('likert', { viewSettings: { horizontal: true } }), 320).frame.facets[0] ?? {
      labels: [],
    }
    const texts = labels.map((lines) => lines.join(' '))
    expect(texts[0]).toContain('…')
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['Frauen', 'Männer', 'Frauen', 'Männer'])
  })
  test('shares of people who may give several answers are of all answers given', () => {
    const several = seriesOf({ items: [item('q1')] }, () => ({ ...figureOf([10, 10, 0, 0, 0]), n: 10 }))
    expect(reaching(barsIn(draw(several, chartOf('likert')), [0, 1]))).toEqual([
      [0, 0.5],
      [0.5, 1],
    ])
  })
})

describe('time, nets and boxes', () => {
  const years = ['2022', '2023', '2024', '2025'].map((year) => ({ value: `${year}-01-01`, label: words(year) }))
  test('an empty bin is a gap, not a zero; the interval is a band on either side of it [EVAL-06, EVAL-09]', () => {
    const series = seriesOf({ items: [item('q1')], groups: years }, (_item, bin) =>
      bin === 2 ? nobody : figureOf([0, 0, 0, 0, 9 + bin]),
    )
    const picture = draw(series, chartOf('timeline', { viewSettings: { error_bars: true } }))
    const { plot, band } = picture.frame.facets[0] ?? { plot: { x: 0, y: 0 }, band: 0 }
    const [line, ...others] = kindIn('line', picture, 'marks0')
    expect(others).toHaveLength(0)
    expect(line?.points).toEqual([
      [plot.x + band / 2, plot.y],
      [plot.x + band * 1.5, plot.y],
    ])
    // The bin that stands alone has its sign.
    expect(kindIn('circle', picture, 'marks0').map(({ x }) => x)).toContain(plot.x + band * 3.5)
    expect(kindIn('area', picture, 'bars0')).toHaveLength(2)
    expect(shapesIn(draw(series, chartOf('timeline')), 'bars0')).toHaveLength(0)
  })
  test('a net is open where an item has no mean, and never drawn to its centre [EVAL-06]', () => {
    const items = ['a', 'b', 'c', 'd'].map((name) => item(name))
    const whole = draw(
      seriesOf({ items }, () => figureOf([0, 0, 5, 5, 5])),
      chartOf('radar'),
    )
    const open = draw(
      seriesOf({ items }, (index) => (index === 1 ? nobody : figureOf([0, 0, 5, 5, 5]))),
      chartOf('radar'),
    )
    const filled = (picture: typeof whole) =>
      kindIn('area', picture, 'polygons0').filter(({ opacity }) => opacity === 0.1)
    expect([filled(whole), filled(open)].map(({ length }) => length)).toEqual([1, 0])
    expect([whole, open].map((picture) => kindIn('line', picture, 'polygons0').length)).toEqual([1, 2])
  })
  test('a box stands between its quartiles, outliers outside are circles [EVAL-06]', () => {
    const series = seriesOf({ items: [item('q1')] }, () =>
      figureOf([1, 2, 3, 4, 5], { box: boxOf(2, 3, 4, 5, 5, [1, 1.001]) }),
    )
    const picture = draw(series, chartOf('boxPlot', { viewSettings: { horizontal: true } }))
    expect(reaching(barsIn(picture, [1, 5]))).toEqual([[3, 5]])
    expect(kindIn('circle', picture, 'bars0')).toHaveLength(1)
  })
  test.each<ChartType>(['timeline', 'radar', 'mean', 'likert', 'bar', 'stacked', 'stacked-full', 'boxPlot'])(
    '%s is drawn in light and dark, and answers for every point [EVAL-06, R02]',
    (type) => {
      const items = type === 'radar' ? ['a', 'b', 'c'].map((name) => item(name)) : [item('q1', '<b>x</b>')]
      const series = seriesOf({ items, groups: years, slices: categories('a', 'b') }, () =>
        figureOf([1, 2, 3, 4, 5], { box: boxOf(1, 2, 3, 4, 5), invalid: 2 }),
      )
      const input = {
        series,
        chart: chartOf(type, { viewSettings: { datalabels: true } }),
        language: 'fr',
        t: sayIn('fr'),
        palette: 'default',
        size: { width: 500, height: 300 },
      } as const
      const [light, dark] = [pictureOf({ ...input, theme: 'light' }), pictureOf({ ...input, theme: 'dark' })]
      expect(light?.surface).not.toBe(dark?.surface)
      for (const [facet, count] of (light?.categories ?? []).entries()) {
        for (let category = 0; category < count; category += 1)
          expect(light?.tip(facet, category)?.notes).toContain(
            `${type === 'likert' ? 2 : 4} réponses non valables ne sont pas comptées.`,
          )
      }
    },
  )
})

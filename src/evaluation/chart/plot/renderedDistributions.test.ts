// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import {
  getBox,
  categories,
  getChart,
  getFigure,
  inLanguage,
  item,
  nobody,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { render } from './testDrawing.ts'

const items = [item('q1', 'Freundlichkeit'), item('q2', 'Essen')]
const series = getSeries({ items }, (index) =>
  index === 0 ? getFigure([10, 20, 40, 20, 10]) : getFigure([0, 0, 0, 50, 50]),
)
const spans = (given: Series, chart: Chart, category = 0, multiple = 0) =>
  render(given, chart)
    .bars.filter((bar) => bar.category === category && bar.multiple === multiple)
    .map(({ from, to }) => [from, to])

test('likert stacks shares up to 100 per cent [EVAL-06]', () => {
  expect(spans(series, getChart('likert'))).toEqual([
    [0, 0.1],
    [0.1, 0.3],
    [0.3, 0.7],
    [0.7, 0.9],
    [0.9, 1],
  ])
  expect(render(series, getChart('likert')).texts).toEqual(expect.arrayContaining(['0 %', '50 %', '100 %']))
})

test('stacked_likert centres on the middle of the scale [EVAL-09]', () => {
  const chart = getChart('likert', { viewSettings: { stacked_likert: true } })
  expect(spans(series, chart).toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
    [-0.4, -0.5],
    [-0.2, -0.4],
    [0, -0.2],
    [0, 0.2],
    [0.2, 0.4],
    [0.4, 0.5],
  ])
  // On both sides of the middle, shares are shown as positive numbers.
  expect(
    render(series, chart)
      .texts.filter((text) => text.endsWith('%'))
      .every((text) => !text.startsWith('-')),
  ).toBe(true)
})

test.each([true, false])(
  'the axis of a centred distribution has its middle among its numbers, horizontal: %s',
  (horizontal) => {
    const given = getSeries({ items: [item('q1')] }, () => getFigure([1, 4, 10, 40, 45]))
    const { texts } = render(given, getChart('likert', { viewSettings: { stacked_likert: true, horizontal } }))
    expect(texts.filter((text) => /^\d+ %$/.test(text)).map((text) => Number.parseInt(text, 10))).toEqual([
      50, 0, 50, 100,
    ])
  },
)

test('answers without a scale are not centred', () => {
  const reasons = { ...item('q1', 'Grund', categories('Nähe', 'Ruf', 'Zuweisung')), scale: null }
  const chart = getChart('likert', { viewSettings: { stacked_likert: true } })
  for (const given of [[reasons], [item('q2'), reasons]]) {
    const { data } = render(
      getSeries({ items: given }, () => getFigure([10, 20, 70])),
      chart,
    )
    expect([data.sides, data.range.min]).toEqual([[], 0])
  }
})

test('the middle of a scale has the same position in every bar [EVAL-09]', () => {
  const getSides = (...values: number[]) =>
    render(
      getSeries(
        { items: [{ ...item('q'), levels: values.map((value) => ({ value, label: words(String(value)) })) }] },
        () => getFigure(values.map(() => 1)),
      ),
      getChart('likert', { viewSettings: { stacked_likert: true } }),
    ).data.sides
  expect(getSides(1, 2, 3, 4, 5).map(Math.sign)).toEqual([-1, -1, 0, 1, 1])
  expect(getSides(1, 2, 3, 4, 5, -1).map(Math.sign)).toEqual([-1, -1, 0, 1, 1, 1])
  expect(getSides(-1, 1, 2, 3, 4, 5).map(Math.sign)).toEqual([-1, -1, -1, 0, 1, 1])
})

test('the favourable answers are on the right, also where lower is better [EVAL-09]', () => {
  const both = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
  const given = getSeries({ items: both }, () => getFigure([10, 20, 40, 25, 5]))
  const { bars, data } = render(given, getChart('likert', { viewSettings: { stacked_likert: true } }))
  const getPlaces = (category: number) =>
    bars
      .filter((bar) => bar.category === category && bar.from !== bar.to)
      .map(({ part, from, to }) => [data.parts[part]?.label, Math.min(from, to), Math.max(from, to)])
      .toSorted(([, one = 0], [, other = 0]) => Number(one) - Number(other))
  expect(getPlaces(0)).toEqual([
    ['trifft gar nicht zu', -0.5, -0.4],
    ['trifft eher nicht zu', -0.4, -0.2],
    ['teils, teils', -0.2, 0],
    ['teils, teils', 0, 0.2],
    ['trifft eher zu', 0.2, 0.45],
    ['trifft völlig zu', 0.45, 0.5],
  ])
  // For somebody bothered by noise 'not at all' is the best answer: it ends the bar on the right.
  expect(getPlaces(1)).toEqual([
    ['trifft völlig zu (umgekehrt)', -0.5, -0.45],
    ['trifft eher zu (umgekehrt)', -0.45, -0.2],
    ['teils, teils (umgekehrt)', -0.2, 0],
    ['teils, teils (umgekehrt)', 0, 0.2],
    ['trifft eher nicht zu (umgekehrt)', 0.2, 0.4],
    ['trifft gar nicht zu (umgekehrt)', 0.4, 0.5],
  ])
})

test('the bar of a reversed item is turned, also without a centre [EVAL-06]', () => {
  const both = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
  const given = getSeries({ items: both }, () => getFigure([10, 20, 40, 25, 5]))
  for (const shown of [given, { ...given, items: given.items.toReversed() }]) {
    const { bars, data } = render(shown, getChart('likert'))
    const getCounts = (category: number) =>
      bars
        .filter((bar) => bar.category === category && bar.from !== bar.to)
        .toSorted((one, other) => one.from - other.from)
        .map(({ part, from, to }) => [data.parts[part]?.inBar, Math.round((to - from) * 100)])
    const [plain, turned] = shown === given ? ([0, 1] as const) : ([1, 0] as const)
    expect(getCounts(plain).map(([, count]) => count)).toEqual([10, 20, 40, 25, 5])
    expect(getCounts(turned)).toEqual([
      ['trifft völlig zu', 5],
      ['trifft eher zu', 25],
      ['teils, teils', 40],
      ['trifft eher nicht zu', 20],
      ['trifft gar nicht zu', 10],
    ])
  }
})

test('a reversed scale reverses the colours of its labels [EVAL-06]', () => {
  const colors = (reversed: boolean) =>
    render(
      getSeries({ items: [item('q', 'q', undefined, reversed)] }, () => getFigure([1, 1, 1, 1, 1])),
      getChart('likert'),
    )
      .data.parts.map(({ color, label }) => [label, color])
      .map(([label, color]) => ({ label, color }))
  const [given, turned] = [colors(false), colors(true)]
  expect(turned.map(({ color }) => color)).toEqual(given.map(({ color }) => color).toReversed())
  expect(turned.map(({ label }) => label)).toEqual(given.map(({ label }) => label))
})

test('bar shows shares on 0 to 100 per cent with Wilson intervals [EVAL-06, EVAL-09]', () => {
  const single = getSeries({ items: [item('q1')] }, () => getFigure([10, 20, 40, 20, 10]))
  const labelled = { datalabels: true }
  const {
    bars,
    series: rendered,
    data,
    svg,
  } = render(single, getChart('bar', { viewSettings: { ...labelled, error_bars: true } }))
  expect(data.range).toMatchObject({ min: 0, max: 1 })
  const shares = [
    [0.1, '10 %'],
    [0.2, '20 %'],
    [0.4, '40 %'],
    [0.2, '20 %'],
    [0.1, '10 %'],
  ] as const
  expect(render(single, getChart('bar', { viewSettings: labelled })).bars.map(({ to, label }) => [to, label])).toEqual(
    shares,
  )
  expect(bars.map(({ to }) => to)).toEqual(shares.map(([to]) => to))
  // With an interval the value appears once, beyond its upper end.
  const heights = [...svg.querySelectorAll('text')].flatMap((text) =>
    /^\d0 %$/.test(text.textContent) &&
    text.getAttribute('font-weight') === null &&
    text.getAttribute('fill') === '#18222c'
      ? [text]
      : [],
  )
  expect(heights.map(({ textContent }) => textContent)).toEqual(shares.map(([, text]) => text))
  expect(rendered.find(({ id }) => id === 'interval 0 0')).toMatchObject({
    data: expect.arrayContaining([[2, expect.closeTo(0.309, 3), expect.closeTo(0.498, 3)]]),
  })
})

test('places small charts of horizontal shares side by side', () => {
  const wards = Array.from({ length: 6 }, (_, ward) => `Station ${ward + 1}`)
  const level = [0, 1, 2, 3, 4].map((place) => `trifft weitgehend zu ${place}`)
  const requested = {
    ...item('q1'),
    levels: item('q1').levels.map((one, place) => ({ ...one, label: words(level[place] ?? '') })),
  }
  const of = (nobodyIn: number) =>
    getSeries(
      { items: [requested], groups: categories('Alle') },
      (_item, _group, _slice, panel) => (panel === nobodyIn ? nobody : getFigure([panel + 1, 2, 3, 4, 5])),
      categories(...wards),
    )
  const chart = getChart('bar', { viewSettings: { horizontal: true } })
  const { drawing, texts } = render(of(-1), chart, { width: 700 })
  const tops = new Set(drawing.grids.map(({ top }) => top))
  // 111 pixels for the labels leave three charts at least 180 pixels of bars each.
  expect(tops.size).toBe(2)
  expect(drawing.height).toBeLessThan(800)
  expect(texts.filter((text) => text === level[0])).toHaveLength(2)
  expect(texts).toEqual(expect.arrayContaining(wards))
  // If nobody answered in the first chart of a row, the answers are labelled there all the same.
  expect(render(of(0), chart, { width: 700 }).texts.filter((text) => text === level[0])).toHaveLength(2)
})

test('stacked adds up counts of slices and stacked-full scales them to 100 per cent [EVAL-06]', () => {
  const given = getSeries({ items: [item('q1')], slices: categories('Frauen', 'Männer') }, (_item, _group, slice) =>
    getFigure(slice === 0 ? [3, 0, 0, 0, 0] : [1, 0, 0, 0, 4]),
  )
  expect(spans(given, getChart('stacked'))).toEqual([
    [0, 3],
    [3, 4],
  ])
  expect(spans(given, getChart('stacked-full'))).toEqual([
    [0, 0.75],
    [0.75, 1],
  ])
})

test('bars of one item differ by their slice [L03]', () => {
  const given = getSeries({ items, slices: categories('2023', '2024') }, () => getFigure([1, 1, 1, 1, 1]))
  expect(render(given, getChart('likert')).data.multiples[0]?.categories).toEqual([
    '2023 – Freundlichkeit',
    '2024 – Freundlichkeit',
    '2023 – Essen',
    '2024 – Essen',
  ])
})

test('a segment shows its value if there is room [EVAL-09, X07]', () => {
  const given = getSeries({ items: [item('q1')], groups: categories('A', 'B') }, (_item, group) =>
    group === 0 ? getFigure([2, 48, 0, 0, 50]) : nobody,
  )
  const { bars, texts } = render(given, getChart('likert', { viewSettings: { datalabels: true } }))
  expect(bars.filter(({ category }) => category === 0).map(({ label }) => label)).toEqual(['', '48 %', '', '', '50 %'])
  expect(texts).toContain('keine Daten')
})

test('shares of multiple answers per person are of all answers given', () => {
  const multi = getSeries({ items: [item('q1')] }, () => ({ ...getFigure([10, 10, 0, 0, 0]), n: 10 }))
  const { texts, bars } = render(multi, getChart('likert'))
  expect(texts).toContain('Anteil der Nennungen')
  expect(bars.slice(0, 2).map(({ to }) => to)).toEqual([0.5, 1])
})

test.each(['mean', 'likert', 'bar', 'stacked', 'stacked-full', 'boxPlot'] as const)(
  'shows n next to every bar of a %s',
  (type) => {
    const given = getSeries(
      { items: [item('q1')], groups: categories('A', 'B', 'C') },
      (_item, group) =>
        [
          getFigure([1, 2, 3, 4, 5], { box: getBox(1, 2, 3, 4, 5) }),
          getFigure([4, 4, 4, 4, 4], { box: getBox(1, 2, 3, 4, 5) }),
          nobody,
        ][group] ?? nobody,
    )
    for (const horizontal of [false, true]) {
      const { texts } = render(given, getChart(type, { viewSettings: { horizontal } }))
      const counts = texts.flatMap((text) => /n\s?=\s?([\d|\s]+)$/.exec(text)?.[1]?.match(/\d+/g) ?? [])
      expect(counts.map(Number)).toEqual([15, 20, 0])
    }
  },
)

test('a turned bar has the labels of its answers where they fit', () => {
  const both = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
  const given = getSeries({ items: both }, () => getFigure([10, 20, 40, 25, 5]))
  const chart = getChart('likert', { viewSettings: { datalabels: true, horizontal: true } })
  const { bars } = render(given, chart, { width: 900 })
  const getLabels = (category: number) =>
    bars
      .filter((bar) => bar.category === category && bar.label !== '')
      .map(({ label }) => label.replaceAll('\u00a0', ' '))
  expect(getLabels(0)).not.toContain('teils, teils 40 %')
  expect(getLabels(1)).toContain('teils, teils 40 %')
})

test.each(['bar', 'likert'] as const)('an answer that nobody chose is 0 %% of a %s, not missing data', (type) => {
  const given = getSeries({ items: [item('q1')] }, () => getFigure([0, 20, 40, 20, 20]))
  const chart = getChart(type, { viewSettings: { datalabels: true } })
  const { texts, bars, data } = render(given, chart)
  if (type === 'bar') expect(bars.map(({ label }) => label)).toEqual(['0 %', '20 %', '40 %', '20 %', '20 %'])
  expect(texts).not.toContain('keine Daten')
  expect(getTip({ data, t: inLanguage('de') }, 0, 0)?.lines[0]?.value).toMatch(/^0\s%/)
  const { rows } = toTable({ series: given, chart, t: inLanguage('de'), language: 'de' })
  expect(rows[0]?.cells).toContain(0)
})

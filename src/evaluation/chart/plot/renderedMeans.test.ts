// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  getBenchmark,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  numberItem,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, measureTable, question, source, storedChart } from '#evaluation/counting/testRows.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { tooltipAriaText, getTip } from '#evaluation/types/words/tip.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { render } from './testDrawing.ts'

const clinics = categories('Klinik A', 'Klinik B', 'Klinik C')
const benchmarks = [getBenchmark('Schweiz', [{ n: 5000, mean: 3.7, sd: 1 }])]
/** Klinik B has 6 answers, Klinik C none. */
const uneven = getSeries(
  { items: [item('q1', 'Freundlichkeit')], groups: clinics, benchmarks },
  (_item, group) =>
    [
      getFigure([2, 3, 10, 30, 15], { verdict: { word: 'better', isClear: false } }),
      getFigure([1, 1, 2, 1, 1]),
      nobody,
    ][group] ?? nobody,
)
const mean = 233 / 60

test('an empty group shows text in place of a bar [EVAL-06, X07]', () => {
  const { bars, texts: rendered, data } = render(uneven, getChart('mean'))
  const texts = rendered.map((text) => text.replaceAll('\u00a0', ' '))
  expect(data.range).toMatchObject({ min: 1, max: 5 })
  expect(bars.map(({ to }) => to)).toEqual([Number(mean.toFixed(6)), 3, 1])
  expect(texts).toEqual(expect.arrayContaining(['Klinik A', 'n = 60', 'Klinik B', 'n = 6', 'Klinik C', 'keine Daten']))
  expect(texts.filter((text) => ['1', '2', '3', '4', '5'].includes(text))).toEqual(['1', '2', '3', '4', '5'])
})

test('horizontal bars have their names on the left [EVAL-09]', () => {
  const { option, drawing } = render(uneven, getChart('mean', { viewSettings: { horizontal: true } }))
  expect(drawing.isHorizontal).toBe(true)
  expect(option.yAxis).toMatchObject([{ type: 'category', inverse: true, data: ['Klinik A', 'Klinik B', 'Klinik C'] }])
  expect(option.xAxis).toMatchObject([{ type: 'value', min: 1, max: 5 }])
})

test('turns bars horizontal if their names do not fit below them [L03]', () => {
  const question = 'Wie beurteilen Sie die Verständlichkeit der Informationen über Wirkung und Nebenwirkungen?'
  const { drawing, texts } = render(
    getSeries({ items: [item('a', question), item('b', `${question} b`)] }, () => getFigure([1, 2, 3, 4, 5])),
    getChart('mean'),
    { width: 440 },
  )
  expect(drawing.isHorizontal).toBe(true)
  expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('über Wirkung und Nebenwirkungen?')
})

test('color_less_10 hatches groups of fewer than ten [EVAL-09]', () => {
  const fills = (viewSettings: object) =>
    render(uneven, getChart('mean', { viewSettings })).bars.map(({ color, isHatched }) => [color, isHatched])
  expect(fills({})).toEqual([
    ['#0072b2', false],
    ['#0072b2', false],
    ['transparent', false],
  ])
  expect(fills({ color_less_10: true })).toEqual([
    ['#0072b2', false],
    ['#0072b2', true],
    ['transparent', false],
  ])
  // Nine are few, ten are not.
  const three = getSeries(
    { items: [item('q1')], groups: clinics },
    (_item, group) =>
      [getFigure([0, 0, 0, 0, 9]), getFigure([0, 0, 0, 0, 10]), getFigure([0, 0, 0, 0, 11])][group] ?? nobody,
  )
  expect(
    render(three, getChart('mean', { viewSettings: { color_less_10: true } })).bars.map(({ isHatched }) => isHatched),
  ).toEqual([true, false, false])
})

test('groups of nine answers are marked as too few to compare', () => {
  const levels = categories('gar nicht', 'eher nicht', 'eher', 'völlig')
  const of = source([
    attribute('ward', 'single', { options: ['neun', 'zehn', 'elf'] }),
    attribute('q', 'likert', { scale: { min: 1, max: 4, reversed: false }, options: levels.map(({ value }) => value) }),
  ])
  const rows = [['neun', 9] as const, ['zehn', 10] as const, ['elf', 11] as const].flatMap(([ward, n]) =>
    Array.from({ length: n }, (_, place) => ({ ward, q: 3 + (place % 2) })),
  )
  const known = { ...getBenchmark('Schweiz', []), means: { q: { n: 5000, mean: 1.5, sd: 1 } } }
  const chart = storedChart('mean', ['q'], {
    groups: [{ attribute: 'ward' }],
    benchmarks: [1],
    viewSettings: { benchmark: true, color_less_10: true },
  })
  const series = evaluateChart(counted(chart), question({ benchmarks: [known] }), [measureTable(rows, of)])
  const { bars, data, texts } = render(series, chart)
  expect(bars.map(({ isHatched }) => isHatched)).toEqual([true, false, false])
  expect(texts.filter((text) => text.startsWith('n')).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'n = 9',
    'n = 10',
    'n = 11',
  ])
  const t = inLanguage('de')
  const lines = [0, 1, 2].flatMap((category) => getTip({ data, t }, 0, category) ?? []).map(tooltipAriaText)
  expect(lines).toEqual([
    expect.stringContaining('zu wenige Antworten (n = 9)'),
    expect.stringContaining('besser'),
    expect.stringContaining('besser'),
  ])
})

test('stacked answers of few people keep the colour of their level [EVAL-09]', () => {
  const few = getSeries({ items: [item('q1')] }, () => getFigure([1, 1, 2, 1, 1]))
  const levels = (viewSettings: object) =>
    render(few, getChart('likert', { viewSettings })).bars.map(({ color }) => color)
  expect(levels({ color_less_10: true })).toEqual(levels({}))
})

test('shows points where the axis does not begin at the end of the scale', () => {
  const cut = getChart('mean', { config: { min: 2 }, viewSettings: { datalabels: true, benchmark: true } })
  const { bars, series, texts, svg } = render(uneven, cut)
  expect(bars).toEqual([])
  expect(series.find(({ id }) => id === 'dot 0 0')).toMatchObject({
    data: [
      [0, mean],
      [1, 3],
      [2, 2],
    ],
  })
  expect(texts).toEqual(expect.arrayContaining(['3.88', '3.00', 'keine Daten', '△']))
  const inPoints = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === '△')
  for (const text of inPoints) expect(text.getAttribute('style')).toContain('Inter')
  expect(render(uneven, getChart('mean', { config: { max: 4.5 } })).bars).toHaveLength(3)
  // Days begin at zero unless configured otherwise.
  const days = getSeries({ items: [numberItem('days')], groups: clinics }, () => getFigure([], { n: 50, mean: 12 }))
  expect(render(days, getChart('mean')).bars).toHaveLength(3)
  expect(render(days, getChart('mean', { config: { min: 8 } })).bars).toEqual([])
})

test('an interval beyond the axis ends there with an arrow', () => {
  const wide = getSeries({ items: [item('q1')] }, () => getFigure([], { n: 12, mean: 4.8, low: 4.2, high: 5.4 }))
  const inside = getSeries({ items: [item('q1')] }, () => getFigure([], { n: 12, mean: 4.6, low: 4.2, high: 4.9 }))
  const chart = getChart('mean', { viewSettings: { error_bars: true } })
  const heads = (given: typeof wide) =>
    [...render(given, chart).svg.querySelectorAll('polyline')].filter(
      (line) => line.getAttribute('points')?.split(' ').length === 6,
    ).length
  expect([heads(wide), heads(inside)]).toEqual([1, 0])
})

test('error_bars shows one interval per group [EVAL-09]', () => {
  const intervals = (viewSettings: object) =>
    render(uneven, getChart('mean', { viewSettings })).series.filter(({ id }) => String(id).startsWith('interval'))
  expect(intervals({})).toEqual([])
  const ends = [getFigure([2, 3, 10, 30, 15]), getFigure([1, 1, 2, 1, 1])].map(({ low, high }, group) => [
    group,
    low,
    high,
  ])
  expect(intervals({ error_bars: true })).toMatchObject([{ data: ends }])
})

test('the benchmark is one line with its name and mean in the legend [EVAL-09]', () => {
  const { texts, bars, series } = render(
    uneven,
    getChart('mean', { viewSettings: { benchmark: true, datalabels: true } }),
  )
  expect(texts).toContain('Benchmark: Schweiz (3.70)')
  expect(series.find(({ id }) => id === 'benchmark 0 0')).toMatchObject({ markLine: { data: [{ yAxis: 3.7 }] } })
  expect(bars.map(({ label }) => label)).toEqual(['3.88', '3.00', 'keine Daten'])
  // Unclear: the symbol is hollow, and on the bar it is about.
  expect(texts).toContain('△')
  expect(series.find(({ id }) => id === 'sign 0 0')).toMatchObject({ data: [{ name: '△', value: [0, 1] }] })
})

test.each([false, true])('every text has the typeface of the page, with intervals: %s', (error_bars) => {
  const { svg } = render(uneven, getChart('mean', { viewSettings: { benchmark: true, datalabels: true, error_bars } }))
  const texts = [...svg.querySelectorAll('text')]
  expect(texts.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['△', '3.88']))
  const others = texts.filter((text) => !text.getAttribute('style')?.includes('Inter'))
  expect(others.map(({ textContent }) => textContent)).toEqual([])
})

test('benchmarks of several items are a line across the bar of each', () => {
  const items = ['a', 'b'].map((name) => item(name))
  const known = [3.7, 3.1].map((own) => ({ n: 5000, mean: own, sd: 1 }))
  const { series } = render(
    getSeries({ items, benchmarks: [getBenchmark('Schweiz', known)] }, () => getFigure([1, 2, 3, 4, 5])),
    getChart('mean', { viewSettings: { benchmark: true } }),
  )
  expect(series.find(({ id }) => id === 'benchmark 0 0')).toMatchObject({
    data: [
      [0, 3.7],
      [1, 3.1],
    ],
  })
})

test('keeps a configured axis', () => {
  const chart = (config: object) => getChart('mean', { config })
  expect(render(uneven, chart({ min: 2, max: 4.5 })).data.range).toMatchObject({ min: 2, max: 4.5, isTruncated: true })
  const { data, series } = render(uneven, chart({ min: 3.5, max: 5 }))
  expect(data.range).toMatchObject({ min: 3.5, max: 5 })
  expect(series.filter(({ id }) => id === 'beyond 0')).toMatchObject([{ data: expect.arrayContaining([]) }])
  expect(getChartNotes(uneven, chart({ min: 3.5, max: 5 }), data, inLanguage('de'), 'de').join()).toMatch(
    /Ausserhalb der Achse: \d+ Werte? bis \d/,
  )
})

test('slices have a colour and a pattern each [X07]', () => {
  const series = getSeries({ items: [item('q1')], groups: clinics, slices: categories('Frauen', 'Männer') }, () =>
    getFigure([1, 2, 3, 4, 5]),
  )
  const { option, texts, series: rendered } = render(series, getChart('mean'))
  expect(texts).toEqual(expect.arrayContaining(['Frauen', 'Männer']))
  const fills = rendered.filter(({ type }) => type === 'bar').map(({ itemStyle }) => itemStyle)
  expect(fills).toMatchObject([{ color: '#0072b2' }, { color: '#c75200', decal: { symbol: 'rect' } }])
  expect(fills[0]).not.toHaveProperty('decal')
  expect(option.legend).toMatchObject({ data: ['part 0', 'part 1'] })
  expect(rendered.every(({ emphasis }) => emphasis === undefined || JSON.stringify(emphasis).includes('series'))).toBe(
    true,
  )
})

test('a split makes small charts side by side on the same axis [EVAL-07]', () => {
  const series = getSeries(
    { items: [item('q1')], groups: clinics },
    (_item, group, _slice, panel) => getFigure([1, 1, panel, group + 1, 5]),
    categories('2023', '2024', '2025', '2026'),
  )
  const { drawing, texts, option } = render(series, getChart('mean'), { width: 1100 })
  expect(texts).toEqual(expect.arrayContaining(['2023', '2024', '2025', '2026']))
  expect(new Set(drawing.grids.map(({ top }) => top)).size).toBe(1)
  // The first one has the axis that all of them share.
  const [first, ...others] = drawing.grids.map(({ width }) => width)
  expect(new Set(others).size).toBe(1)
  expect(first).toBeGreaterThan(others[0] ?? 0)
  expect(option.yAxis).toMatchObject([true, false, false, false].map((show) => ({ axisLabel: { show } })))
  expect(option.yAxis).toMatchObject([{ max: 5 }, { max: 5 }, { max: 5 }, { max: 5 }])
  const phone = render(series, getChart('mean'), { width: 250 }).drawing.grids
  expect(new Set(phone.map(({ left }) => left)).size).toBe(1)
})

test('bars on both sides of zero end at their values', () => {
  const series = getSeries(
    { items: [{ ...numberItem('delta'), scale: { min: -50, max: 50, reversed: false } }], groups: clinics },
    (_item, group) => getFigure([], { n: 50, mean: group * 10 - 10 }),
  )
  const { bars, texts } = render(series, getChart('mean'))
  expect(bars.map(({ to }) => to)).toEqual([-10, 0, 10])
  expect(texts).toEqual(expect.arrayContaining(['-50', '0', '50']))
})

test('intervals of few answers do not stretch an axis without a scale', () => {
  const wide = (n: number) =>
    getSeries({ items: [numberItem('cost')], groups: clinics }, (_item, group) =>
      getFigure([], { n: group === 0 ? n : 400, mean: 50, low: group === 0 ? -200 : 49, high: group === 0 ? 300 : 51 }),
    )
  const chart = getChart('mean', { viewSettings: { error_bars: true } })
  expect(render(wide(12), chart).data.range).toMatchObject({ min: -200, max: 300 })
  expect(render(wide(2), chart).data.range).toMatchObject({ min: 0, max: 60 })
  expect(render(wide(12), getChart('mean')).data.range).toMatchObject({ min: 0, max: 50 })
})

test('shows thirty of sixty small charts with a note', () => {
  const series = getSeries(
    { items: [item('q1')] },
    () => getFigure([1, 2, 3, 4, 5]),
    categories(...Array.from({ length: 60 }, (_, index) => `Klinik ${index}`)),
  )
  const { data, drawing } = render(series, getChart('mean'))
  expect(drawing.grids).toHaveLength(30)
  expect(data.left).toBe(30)
})

test('a small chart without answers is one line of text [X07]', () => {
  const series = getSeries(
    { items: [item('q1')], groups: clinics },
    (_item, _group, _slice, panel) => (panel === 1 ? nobody : getFigure([1, 2, 3, 4, 5])),
    categories('2023', '2024'),
  )
  const { drawing, texts, bars } = render(series, getChart('mean'), { width: 250, height: 0 })
  expect(texts).toEqual(expect.arrayContaining(['2023', '2024: keine Daten']))
  expect(texts.filter((text) => text === 'Klinik A')).toHaveLength(1)
  expect(bars.every(({ multiple }) => multiple === 0)).toBe(true)
  expect(drawing.grids[1]?.height).toBeLessThan(60)
})
